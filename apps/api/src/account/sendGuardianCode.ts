import { account } from '@zhzz/contract/account/calls.ts'
import { countStrangerCode, keepCode, sendCode } from '#account/code/sendCode.ts'
import { inThreeSteps } from '#serve/steps.ts'

export const sendGuardianCode = inThreeSteps(account.sendGuardianCode, {
  prepare: countStrangerCode('guardian'),
  write: keepCode,
  after: sendCode,
})
