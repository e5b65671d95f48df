import { account } from '@zhzz/contract/account/calls.ts'
import { countCode, keepCode, sendCode } from '#account/code/sendCode.ts'
import { ownPhone } from '#account/phone/ownPhone.ts'
import { inThreeSteps } from '#serve/steps.ts'

export const sendEditPasswordCode = inThreeSteps(account.sendEditPasswordCode, {
  async prepare(_, context) {
    const { phone, phoneMask } = await ownPhone(context.db, context.deps.sealing, context.viewer.accountId)
    return countCode({ purpose: 'editPassword', phone, isOwn: true, shown: { phoneMask } }, context)
  },
  write: keepCode,
  after: sendCode,
})
