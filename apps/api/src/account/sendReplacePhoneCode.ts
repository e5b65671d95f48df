import { account } from '@zhzz/contract/account/calls.ts'
import { countCode, keepCode, sendCode } from '#account/code/sendCode.ts'
import { ticketOwner } from '#account/code/ticket.ts'
import { ownPhone } from '#account/phone/ownPhone.ts'
import { inThreeSteps } from '#serve/steps.ts'

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
