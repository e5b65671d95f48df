import { account } from '@zhzz/contract/account/calls.ts'
import type { Input } from '@zhzz/contract/endpoint.ts'
import { mobile } from '@zhzz/contract/field.ts'
import { checkPassword, triesWithoutCheck, tryKey } from '#account/checkPassword.ts'
import { enter, needAgreements } from '#account/enter.ts'
import { needBehavior } from '#account/needBehavior.ts'
import { inHashingTurn } from '#account/passwordHash.ts'
import { inSteps, type Outside } from '#steps.ts'

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
  await deps.limits.take('loginIpHour', caller.ip)
  const name = userName.toLowerCase()
  const phoneHash = mobile.safeParse(name).success ? deps.sealing.blindIndex(name) : null
  const known = await db
    .selectFrom('account')
    .where((row) => (phoneHash ? row('phoneHash', '=', phoneHash) : row('userName', '=', name)))
    .select(['id', 'status', 'passwordHash'])
    .executeTakeFirst()
  // A name that nobody has is counted and answered like any other.
  const key = known?.id ?? deps.sealing.sign('userName', name).toString('base64url')
  const { points } = await deps.limits.used('passwordTries', tryKey(key, caller))
  if (points >= triesWithoutCheck) await needBehavior(behaviorToken, context)
  await checkPassword({ key, passwordHash: known?.passwordHash ?? null, password }, context)
  if (known === undefined) throw fail('wrongPassword')
  if (known.status !== 'active') throw fail('accountDisabled')
  return { accountId: known.id, isNew: false, subAccountId }
}
