import type { account } from '@zhzz/contract/account/calls.ts'
import { ownPhone } from '#account/ownPhone.ts'
import { nextSendSeconds, sendCode } from '#account/sendCode.ts'
import { ticketOwner } from '#account/ticket.ts'
import type { Handler } from '#context.ts'

export const sendReplacePhoneCode: Handler<typeof account.sendReplacePhoneCode> = async (
  { newPhone, ticket },
  context,
) => {
  const { db, deps, viewer, now, fail } = context
  if (newPhone === undefined) {
    const { phone } = await ownPhone(db, deps.sealing, viewer.accountId)
    await sendCode({ purpose: 'verifyPhone', phone }, context)
    return { nextSendSeconds }
  }
  const owner = ticket === undefined ? null : await ticketOwner(db, 'replacePhone', ticket, now)
  if (owner !== viewer.accountId) throw fail('ticketExpired')
  await sendCode({ purpose: 'replacePhone', phone: newPhone }, context)
  return { nextSendSeconds }
}
