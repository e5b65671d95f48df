import { account } from '@zhzz/contract/account/calls.ts'
import { ownPhone } from '#account/ownPhone.ts'
import { countCode, keepCode, nextSendSeconds, sendCode } from '#account/sendCode.ts'
import { ticketOwner } from '#account/ticket.ts'
import { inThreeSteps } from '#http/steps.ts'

export const sendReplacePhoneCode = inThreeSteps(account.sendReplacePhoneCode, {
  async prepare({ newPhone, ticket }, context) {
    const { db, deps, viewer, now, fail } = context
    if (newPhone === undefined) {
      const { phone } = await ownPhone(db, deps.sealing, viewer.accountId)
      const asked = { purpose: 'verifyPhone', phone, isOwn: true } as const
      await countCode(asked, context)
      return asked
    }
    const owner = ticket === undefined ? null : await ticketOwner(db, 'replacePhone', ticket, now)
    if (owner !== viewer.accountId) throw fail('ticketExpired')
    const asked = { purpose: 'replacePhone', phone: newPhone } as const
    await countCode(asked, context)
    return asked
  },

  write: keepCode,

  async after(kept, context) {
    await sendCode(kept, context)
    return { nextSendSeconds }
  },
})
