import type { account } from '@zhzz/contract/account/calls.ts'
import { sendStrangerCode } from '#account/sendCode.ts'
import type { Handler } from '#context.ts'

export const sendGuardianCode: Handler<typeof account.sendGuardianCode> = async (input, context) =>
  sendStrangerCode({ purpose: 'guardian', ...input }, context)
