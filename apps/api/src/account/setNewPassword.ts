import type { account } from '@zhzz/contract/account/calls.ts'
import { changePassword } from '#account/changePassword.ts'
import { spendTicket } from '#account/ticket.ts'
import type { Handler } from '#context.ts'

export const setNewPassword: Handler<typeof account.setNewPassword> = async (
  { ticket, newPassword },
  context,
) => {
  const { db, now, fail } = context
  // In the transaction: a password that is refused leaves the ticket good for a better one.
  const accountId = await spendTicket(db, 'resetPassword', ticket, now)
  if (accountId === null) throw fail('ticketExpired')
  const { status } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('status')
    .executeTakeFirstOrThrow()
  if (status !== 'active') throw fail('accountDisabled')
  await changePassword(accountId, newPassword, context)
  return true
}
