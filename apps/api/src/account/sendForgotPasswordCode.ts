import { account } from '@zhzz/contract/account/calls.ts'
import { countStrangerCode, keepCode, sendCode } from '#account/code/sendCode.ts'
import { inThreeSteps } from '#serve/steps.ts'

export const sendForgotPasswordCode = inThreeSteps(account.sendForgotPasswordCode, {
  prepare: countStrangerCode('resetPassword'),
  write: keepCode,
  after: sendCode,
})
