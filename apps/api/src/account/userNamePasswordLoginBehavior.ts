import type { account } from '@zhzz/contract/account/calls.ts'
import { mobile } from '@zhzz/contract/field.ts'
import { checkPassword, triesWithoutCheck, tryKey } from '#account/checkPassword.ts'
import { enter, needAgreements } from '#account/enter.ts'
import { needBehavior } from '#account/needBehavior.ts'
import type { Handler } from '#context.ts'

export const userNamePasswordLoginBehavior: Handler<typeof account.userNamePasswordLoginBehavior> = async (
  { userName, password, agreementVersions, behaviorToken, subAccountId },
  context,
) => {
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
  return enter({ accountId: known.id, isNew: false, subAccountId }, context)
}
