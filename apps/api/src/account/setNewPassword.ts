import { account } from '@zhzz/contract/account/calls.ts'
import { spendTicket, ticketOwner } from '#account/code/ticket.ts'
import { changePassword, newPasswordHash } from '#account/password/changePassword.ts'
import { inSteps } from '#serve/steps.ts'

export const setNewPassword = inSteps(account.setNewPassword, {
  async prepare({ ticket, newPassword }, context) {
    const { db, now, fail } = context
    // Not spent yet: a password that is refused leaves the ticket good for a better one.
    const accountId = await ticketOwner(db, 'resetPassword', ticket, now)
    if (accountId === null) throw fail('ticketExpired')
    const { status } = await db
      .selectFrom('account')
      .where('id', '=', accountId)
      .select('status')
      .executeTakeFirstOrThrow()
    if (status !== 'active') throw fail('accountDisabled')
    return { ticket, accountId, passwordHash: await newPasswordHash(accountId, newPassword, context) }
  },

  async write({ ticket, accountId, passwordHash }, { db, now, fail }) {
    if ((await spendTicket(db, 'resetPassword', ticket, now)) !== accountId) throw fail('ticketExpired')
    await changePassword({ accountId, passwordHash }, { db, now })
    return true as const
  },
})
