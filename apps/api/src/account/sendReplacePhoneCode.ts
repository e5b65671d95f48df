import { account } from '@zhzz/contract/account/calls.ts'
import { ownPhone } from '#account/ownPhone.ts'
import { countCode, keepCode, sendCode } from '#account/sendCode.ts'
import { ticketOwner } from '#account/ticket.ts'
import { inThreeSteps } from '#http/steps.ts'

export const sendReplacePhoneCode = inThreeSteps(account.sendReplacePhoneCode, {
  async prepare({ newPhone, ticket }, context) {
    const { db, deps, viewer, now, fail } = context
    if (newPhone === undefined) {
      const { phone } = await ownPhone(db, deps.sealing, viewer.accountId)
      return countCode({ purpose: 'verifyPhone', phone, isOwn: true, shown: {} }, context)
    }
    const owner = ticket === undefined ? null : await ticketOwner(db, 'replacePhone', ticket, now)
    if (owner !== viewer.accountId) throw fail('ticketExpired')
    return countCode({ purpose: 'replacePhone', phone: newPhone, shown: {} }, context)
  },
  write: keepCode,
  after: sendCode,
})
