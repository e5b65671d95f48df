import { account } from '@zhzz/contract/account/calls.ts'
import type { Input } from '@zhzz/contract/endpoint.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { mobile } from '@zhzz/contract/field.ts'
import { needBehavior } from '#account/code/needBehavior.ts'
import { checkPassword, passwordKey, triesOf, triesWithoutCheck } from '#account/password/checkPassword.ts'
import { inHashingTurn } from '#account/password/passwordHash.ts'
import { enter, needAgreements } from '#account/session/enter.ts'
import { atHome } from '#account/session/home.ts'
import { ofLimit } from '#http/limitReached.ts'
import { inSteps, type Outside } from '#serve/steps.ts'

/** Asked for in its place, so that a name that nobody has takes as long. */
const nobody = '00000000-0000-0000-0000-000000000000'

type Login = typeof account.userNamePasswordLoginBehavior

export const userNamePasswordLoginBehavior = inSteps(account.userNamePasswordLoginBehavior, {
  // In turn from the start: who would have to wait too long to be compared has asked the database nothing.
  prepare: (input, context) => inHashingTurn(() => compare(input, context)),
  write: (entering, context) => enter(entering, context),
})

async function compare(
  { userName, password, agreementVersions, behaviorToken, subAccountId }: Input<Login>,
  context: Outside<Login>,
) {
  const { db, deps, caller, fail } = context
  needAgreements(agreementVersions, fail)
  const name = userName.toLowerCase()
  const phoneHash = mobile.safeParse(name).success ? deps.sealing.blindIndex(name) : null
  const known = await db
    .selectFrom('account')
    .where((row) => (phoneHash ? row('phoneHash', '=', phoneHash) : row('userName', '=', name)))
    .select(['id', 'status', 'passwordHash', 'passwordChangedAt'])
    .executeTakeFirst()
  // A name that nobody has is counted and answered like any other.
  const key = known ? passwordKey(known) : deps.sealing.sign('userName', name).toString('base64url')
  const accountId = known?.id ?? nobody
  const { isHome } = await atHome(db, deps.sealing, { accountId }, caller)
  const ofNetwork = await deps.limits.count('wrongLoginNetworkHour', caller.network)
  // Others behind the same address may have tried: where the account has signed in its own tries are what counts.
  if (ofNetwork.isOver && !isHome)
    throw ofLimit(
      'wrongLoginNetworkHour',
      new Failure('tooManyRequests', { retryAfterSeconds: ofNetwork.secondsLeft }),
    )
  const { points } = await deps.limits.used('passwordTries', triesOf(key, caller))
  if (points >= triesWithoutCheck) await needBehavior(behaviorToken, context)
  await checkPassword({ key, passwordHash: known?.passwordHash ?? null, password, isHome }, context)
  await deps.limits.giveBack('wrongLoginNetworkHour', caller.network)
  if (known === undefined) throw fail('wrongPassword')
  if (known.status !== 'active') throw fail('accountDisabled')
  return { accountId: known.id, isNew: false, subAccountId }
}
