import { account } from '@zhzz/contract/account/calls.ts'
import { ownPhone } from '#account/ownPhone.ts'
import { countCode, keepCode, sendCode } from '#account/sendCode.ts'
import { inThreeSteps } from '#http/steps.ts'

export const sendEditPasswordCode = inThreeSteps(account.sendEditPasswordCode, {
  async prepare(_, context) {
    const { phone, phoneMask } = await ownPhone(context.db, context.deps.sealing, context.viewer.accountId)
    return countCode({ purpose: 'editPassword', phone, isOwn: true, shown: { phoneMask } }, context)
  },
  write: keepCode,
  after: sendCode,
})
