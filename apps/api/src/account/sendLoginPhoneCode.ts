import { account } from '@zhzz/contract/account/calls.ts'
import { countStrangerCode, keepCode, sendCode } from '#account/code/sendCode.ts'
import { inThreeSteps } from '#serve/steps.ts'

export const sendLoginPhoneCode = inThreeSteps(account.sendLoginPhoneCode, {
  prepare: countStrangerCode('login'),
  write: keepCode,
  after: sendCode,
})
