import type { person } from '@zhzz/contract/person/calls.ts'
import type { Handler } from '#context.ts'
import { openSession, revokeSession } from '#http/session.ts'

export const switchSubAccount: Handler<typeof person.switchSubAccount> = async (
  { subAccountId },
  { db, viewer, caller, now, fail },
) => {
  const other = await db
    .selectFrom('subAccount')
    .where('id', '=', subAccountId)
    .where('accountId', '=', viewer.accountId)
    .where('status', '=', 'active')
    .select('id')
    .executeTakeFirst()
  if (other === undefined) throw fail('notFound')
  await revokeSession(db, viewer.sessionId, now)
  return { token: await openSession(db, { accountId: viewer.accountId, subAccountId }, caller, now) }
}
