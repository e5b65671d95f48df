import type { Input } from '@zhzz/contract/endpoint.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { checkPassword } from '#account/password/checkPassword.ts'
import { inHashingTurn } from '#account/password/passwordHash.ts'
import { ofLimit } from '#http/limitReached.ts'
import { openOperatorSession } from '#http/operatorSession.ts'
import { isRecovery, spendRecovery, spendStep, stepOf } from '#operate/operator/secondFactor.ts'
import { inSteps, type Outside } from '#serve/steps.ts'

type SignIn = typeof operate.signIn

/** Asked for in its place, so that a name that nobody has takes as long. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** A wrong name, password and code are one answer: nothing is learnt from it. */
export const signIn = inSteps(operate.signIn, {
  // In turn from the start: who would have to wait too long to be compared has asked the database nothing.
  prepare: (input, context) => inHashingTurn(() => compare(input, context)),

  async write({ id, step, recovery }, { db, caller, now, fail }) {
    const isSpent =
      step === null ? await spendRecovery(db, { id, code: recovery, now }) : await spendStep(db, id, step)
    if (!isSpent) throw fail('wrongPassword')
    return { token: await openOperatorSession(db, id, caller, now) }
  },
})

async function compare({ userName, password, code }: Input<SignIn>, context: Outside<SignIn>) {
  const { db, deps, caller, now, fail } = context
  const known = await db
    .selectFrom('operator')
    .where('name', '=', userName)
    .where('closedAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .select(['id', 'passwordHash', 'totpEnc', 'totpStep'])
    .executeTakeFirst()
  const home = await db
    .selectFrom('operatorSession')
    .where('operatorId', '=', known?.id ?? nobody)
    .where('networkHash', '=', caller.homeHash)
    .limit(1)
    .select('id')
    .executeTakeFirst()
  const isHome = home !== undefined
  const ofNetwork = await deps.limits.count('wrongLoginNetworkHour', caller.network)
  if (ofNetwork.isOver && !isHome)
    throw ofLimit(
      'wrongLoginNetworkHour',
      new Failure('tooManyRequests', { retryAfterSeconds: ofNetwork.secondsLeft }),
    )
  const key = `operator ${deps.sealing.sign('userName', userName).toString('base64url')}`
  await checkPassword({ key, passwordHash: known?.passwordHash ?? null, password, isHome }, context)
  if (known === undefined || known.totpEnc === null) throw fail('wrongPassword')
  const ofCodes = await deps.limits.count('operatorCodesDay', known.id)
  if (ofCodes.isOver)
    throw ofLimit('operatorCodesDay', fail('passwordLocked', { retryAfterSeconds: ofCodes.secondsLeft }))
  const isOfTime = /^\d{6}$/.test(code)
  const step = isOfTime ? stepOf(deps.sealing.decrypt(known.totpEnc), code, now) : null
  const isRight = isOfTime
    ? step !== null && step > (known.totpStep ?? 0)
    : await isRecovery(db, { id: known.id, code })
  if (!isRight) throw fail('wrongPassword')
  await deps.limits.giveBack('operatorCodesDay', known.id)
  await deps.limits.giveBack('wrongLoginNetworkHour', caller.network)
  return { id: known.id, step, recovery: code }
}
