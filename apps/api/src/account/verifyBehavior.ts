import { account } from '@zhzz/contract/account/calls.ts'
import { newPass } from '#account/code/pass.ts'
import { inSteps } from '#serve/steps.ts'

const secondsValid = 300

export const verifyBehavior = inSteps(account.verifyBehavior, {
  async prepare({ challenge, solution: { counter, derivedKey } }, { deps, now, fail }) {
    const held = await deps.behavior.verify(challenge, { counter, derivedKey })
    if (held === null || held.expiresAt <= now) throw fail('behaviorNeeded')
    return held.nonce
  },

  async write(nonce, { db, now, fail }) {
    const { pass, passHash } = newPass()
    const expiresAt = new Date(now.getTime() + secondsValid * 1000)
    const kept = await db
      .insertInto('behaviorPass')
      .values({ nonce, tokenHash: passHash, expiresAt })
      // A solution that was shown before.
      .onConflict((conflict) => conflict.column('nonce').doNothing())
      .returning('nonce')
      .executeTakeFirst()
    if (kept === undefined) throw fail('behaviorNeeded')
    return { behaviorToken: pass, expiresIn: secondsValid }
  },
})
