import type { account } from '@zhzz/contract/account/calls.ts'
import type { Handler } from '#context.ts'
import { openSessions, revokeSession, revokeSessions } from '#http/session.ts'

export const removeSession: Handler<typeof account.removeSession> = async (
  { sessionId },
  { db, viewer, now, fail },
) => {
  if (sessionId === 'others')
    return { removed: await revokeSessions(db, viewer.accountId, now, viewer.sessionId) }
  const own = await openSessions(db, viewer.accountId, now)
    .where('id', '=', sessionId)
    .select('id')
    .executeTakeFirst()
  if (own === undefined) throw fail('notFound')
  await revokeSession(db, sessionId, now)
  return { removed: 1 }
}
