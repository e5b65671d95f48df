import { account } from '@zhzz/contract/account/calls.ts'
import { countStrangerCode, keepCode, sendCode } from '#account/sendCode.ts'
import { inThreeSteps } from '#http/steps.ts'

export const sendGuardianCode = inThreeSteps(account.sendGuardianCode, {
  prepare: countStrangerCode('guardian'),
  write: keepCode,
  after: sendCode,
})
