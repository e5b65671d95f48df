import { operate } from '@zhzz/contract/operate/calls.ts'
import { hashPassword, inHashingTurn } from '#account/password/passwordHash.ts'
import { isWeakPassword } from '#account/password/weakPassword.ts'
import { openOperatorSession } from '#http/operatorSession.ts'
import { hashOfText } from '#http/session.ts'
import { findSetUp } from '#operate/operator/operators.ts'
import { newRecoveryCodes, stepOf } from '#operate/operator/secondFactor.ts'
import { inSteps } from '#serve/steps.ts'

export const setUp = inSteps(operate.setUp, {
  async prepare({ ticket, newPassword, code }, { db, deps, now, fail }) {
    const found = await findSetUp(db, ticket, now)
    if (found === undefined || found.totpEnc === null) throw fail('ticketExpired')
    const { id, name, totpEnc } = found
    // Whoever has the link has the secret beside it: this only shows that it was read in.
    const step = stepOf(deps.sealing.decrypt(totpEnc), code, now)
    if (step === null) throw fail('wrongCode')
    if (isWeakPassword(newPassword, [name])) throw fail('weakPassword')
    const passwordHash = await inHashingTurn(() => hashPassword(newPassword))
    return { id, setUpHash: hashOfText(ticket), step, passwordHash }
  },

  async write({ id, setUpHash, step, passwordHash }, { db, caller, now, fail }) {
    const taken = await db
      .updateTable('operator')
      .set({ passwordHash, totpStep: step, setUpHash: null, setUpUntil: null })
      .where('id', '=', id)
      .where('setUpHash', '=', setUpHash)
      .returning('id')
      .executeTakeFirst()
    if (taken === undefined) throw fail('ticketExpired')
    const recoveryCodes = await newRecoveryCodes(db, id)
    return { token: await openOperatorSession(db, id, caller, now), recoveryCodes }
  },
})
