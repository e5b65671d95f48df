import { account } from '@zhzz/contract/account/calls.ts'
import { spendCode, tryStrangerCode } from '#account/code/code.ts'
import { keepGuardian, tryGuardianCode } from '#account/consent/guardian.ts'
import { createAccount } from '#account/phone/newAccount.ts'
import { enter, needAgreements } from '#account/session/enter.ts'
import { inSteps } from '#serve/steps.ts'

export const phoneCodeLogin = inSteps(account.phoneCodeLogin, {
  async prepare({ phone, code, agreementVersions, ageGroup = 'adult', guardian, subAccountId }, context) {
    needAgreements(agreementVersions, context.fail)
    const codeId = await tryStrangerCode({ purpose: 'login', phone, code }, context)
    const consent = guardian && (await tryGuardianCode(guardian, context))
    return { phone, codeId, ageGroup, guardian: consent, subAccountId }
  },

  async write({ phone, codeId, ageGroup, guardian, subAccountId }, context) {
    const { db, deps, now, fail } = context
    // Within the transaction: when the call fails later (a choice is needed), the code is still good.
    if (!(await spendCode(db, codeId, now))) throw fail('wrongCode')
    const known = await db
      .selectFrom('account')
      .where('phoneHash', '=', deps.sealing.blindIndex(phone))
      .select(['id', 'status'])
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
  },
})
