import type { account } from '@zhzz/contract/account/calls.ts'
import { spendCode, tryCode } from '#account/code.ts'
import { enter, needAgreements } from '#account/enter.ts'
import { keepGuardian } from '#account/guardian.ts'
import { createAccount } from '#account/newAccount.ts'
import type { Handler } from '#context.ts'

export const phoneCodeLogin: Handler<typeof account.phoneCodeLogin> = async (
  { phone, code, agreementVersions, ageGroup = 'adult', guardian, subAccountId },
  context,
) => {
  const { db, lasting, deps, caller, now, fail } = context
  needAgreements(agreementVersions, fail)
  await deps.limits.take('loginIpHour', caller.ip)
  const phoneHash = deps.sealing.blindIndex(phone)
  await deps.limits.take('loginPhoneDay', phoneHash.toString('base64url'))
  const codeId = await tryCode(lasting, deps, { purpose: 'login', phone, code }, now)
  // Within the transaction: when the call fails later (a choice is needed), the code is still good.
  if (codeId === null || !(await spendCode(db, codeId, now))) throw fail('wrongCode')

  const known = await db
    .selectFrom('account')
    .where('phoneHash', '=', phoneHash)
    .select(['id', 'status', 'ageGroup'])
    .executeTakeFirst()
  if (known !== undefined && known.status !== 'active') throw fail('accountDisabled')
  if (known !== undefined) return enter({ accountId: known.id, isNew: false, subAccountId }, context)

  // Only the holder of the number learns that it is new. Until the age is declared nothing of the person is kept.
  if (ageGroup === 'toAsk') throw fail('ageNeeded')
  if (ageGroup === 'minor' && guardian === undefined) throw fail('guardianNeeded')
  const accountId = await createAccount(db, deps.sealing, { phone, ageGroup }, now)
  if (ageGroup === 'minor' && guardian !== undefined)
    await keepGuardian({ accountId, phone, guardian }, context)
  return enter({ accountId, isNew: true, subAccountId }, context)
}
