import { account } from '@zhzz/contract/account/calls.ts'
import { countStrangerCode, keepCode, nextSendSeconds, sendCode } from '#account/sendCode.ts'
import { inThreeSteps } from '#http/steps.ts'

export const sendLoginPhoneCode = inThreeSteps(account.sendLoginPhoneCode, {
  async prepare({ phone, behaviorToken }, context) {
    await countStrangerCode({ purpose: 'login', phone, behaviorToken }, context)
    return { purpose: 'login' as const, phone }
  },

  write: keepCode,

  async after(kept, context) {
    await sendCode(kept, context)
    return { nextSendSeconds }
  },
})
