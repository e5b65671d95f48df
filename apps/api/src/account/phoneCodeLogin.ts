import { account } from '@zhzz/contract/account/calls.ts'
import { spendCode, tryStrangerCode } from '#account/code/code.ts'
import { tryGuardianCode } from '#account/consent/guardian.ts'
import { accountOf } from '#account/phone/accountOf.ts'
import { enter, needAgreements } from '#account/session/enter.ts'
import { inSteps } from '#serve/steps.ts'

export const phoneCodeLogin = inSteps(account.phoneCodeLogin, {
  async prepare({ phone, code, agreementVersions, ageGroup = 'adult', guardian, subAccountId }, context) {
    needAgreements(agreementVersions, context.fail)
    const codeId = await tryStrangerCode({ purpose: 'login', phone, code }, context)
    const consent = guardian && (await tryGuardianCode(guardian, context))
    return { phone, codeId, ageGroup, guardian: consent, subAccountId }
  },

  async write({ codeId, subAccountId, ...shown }, context) {
    // Within the transaction: when the call fails later (a choice is needed), the code is still good.
    if (!(await spendCode(context.db, codeId, context.now))) throw context.fail('wrongCode')
    return enter({ ...(await accountOf(shown, context)), subAccountId }, context)
  },
})
