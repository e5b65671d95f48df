import type { account } from '@zhzz/contract/account/calls.ts'
import { sendStrangerCode } from '#account/sendCode.ts'
import type { Handler } from '#context.ts'

export const sendLoginPhoneCode: Handler<typeof account.sendLoginPhoneCode> = async (input, context) =>
  sendStrangerCode({ purpose: 'login', ...input }, context)
