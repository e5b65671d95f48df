import type { account } from '@zhzz/contract/account/calls.ts'
import { ownPhone } from '#account/ownPhone.ts'
import { nextSendSeconds, sendCode } from '#account/sendCode.ts'
import type { Handler } from '#context.ts'

export const sendEditPasswordCode: Handler<typeof account.sendEditPasswordCode> = async (_, context) => {
  const { phone, phoneMask } = await ownPhone(context.db, context.deps.sealing, context.viewer.accountId)
  await sendCode({ purpose: 'editPassword', phone }, context)
  return { nextSendSeconds, phoneMask }
}
