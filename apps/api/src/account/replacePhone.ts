import { account } from '@zhzz/contract/account/calls.ts'
import { maskMobile } from '@zhzz/db/contactText.ts'
import { spendCode, tryCode } from '#account/code/code.ts'
import { spendTicket, ticketOwner } from '#account/code/ticket.ts'
import { ownPhone } from '#account/phone/ownPhone.ts'
import { revokeSessions } from '#http/session.ts'
import { inSteps } from '#serve/steps.ts'

export const replacePhone = inSteps(account.replacePhone, {
  async prepare({ ticket, newPhone, code }, context) {
    const { db, viewer, now, fail } = context
    if ((await ticketOwner(db, 'replacePhone', ticket, now)) !== viewer.accountId) throw fail('ticketExpired')
    const codeId = await tryCode({ purpose: 'replacePhone', phone: newPhone, code }, context)
    if (codeId === null) throw fail('wrongCode')
    return { ticket, newPhone, codeId }
  },

  async write({ ticket, newPhone, codeId }, { db, deps, viewer, now, fail }) {
    const { accountId, tenantId, sessionId } = viewer
    if ((await spendTicket(db, 'replacePhone', ticket, now)) !== accountId) throw fail('ticketExpired')
    if (!(await spendCode(db, codeId, now))) throw fail('wrongCode')
    const phoneHash = deps.sealing.blindIndex(newPhone)
    const taken = await db
      .selectFrom('account')
      .where('phoneHash', '=', phoneHash)
      .select('id')
      .executeTakeFirst()
    if (taken !== undefined) throw fail('phoneTaken')
    const { phoneMask: oldMask } = await ownPhone(db, deps.sealing, accountId)
    const phoneMask = maskMobile(newPhone)
    await db
      .updateTable('account')
      .set({ phoneHash, phoneMask, phoneEnc: deps.sealing.encrypt(newPhone), updatedAt: now })
      .where('id', '=', accountId)
      .execute()
    // A tenant that nobody has named is called by its owner's number.
    await db
      .updateTable('tenant')
      .set({ name: phoneMask, updatedAt: now })
      .where('id', '=', tenantId)
      .where('name', '=', oldMask)
      .execute()
    await revokeSessions(db, accountId, now, sessionId)
    return true as const
  },
})
