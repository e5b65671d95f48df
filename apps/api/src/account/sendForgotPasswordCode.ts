import { account } from '@zhzz/contract/account/calls.ts'
import { countStrangerCode, keepCode, nextSendSeconds, sendCode } from '#account/sendCode.ts'
import { inThreeSteps } from '#http/steps.ts'

export const sendForgotPasswordCode = inThreeSteps(account.sendForgotPasswordCode, {
  async prepare({ phone, behaviorToken }, context) {
    await countStrangerCode({ purpose: 'resetPassword', phone, behaviorToken }, context)
    return { purpose: 'resetPassword' as const, phone }
  },

  write: keepCode,

  async after(kept, context) {
    await sendCode(kept, context)
    return { nextSendSeconds }
  },
})
