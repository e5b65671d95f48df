import type { account } from '@zhzz/contract/account/calls.ts'
import { sendStrangerCode } from '#account/sendCode.ts'
import type { Handler } from '#context.ts'

export const sendForgotPasswordCode: Handler<typeof account.sendForgotPasswordCode> = async (
  input,
  context,
) => sendStrangerCode({ purpose: 'resetPassword', ...input }, context)
