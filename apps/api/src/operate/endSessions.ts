import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { openSessions, revokeSession, revokeSessions } from '#http/session.ts'
import { keepAct } from '#operate/people/acts.ts'

export const endSessions: Handler<typeof operate.endSessions> = async (
  { id, sessionId, reason },
  { db, operator, now, fail },
) => {
  const open = await openSessions(db, id, now).select('id').execute()
  if (open.length === 0 || (sessionId !== null && !open.some((session) => session.id === sessionId)))
    throw fail('notFound')
  if (sessionId === null) await revokeSessions(db, id, now)
  else await revokeSession(db, sessionId, now)
  await keepAct(db, { accountId: id, act: 'endSessions', reason, operator: signedBy(operator), now })
  return { ended: sessionId === null ? open.length : 1 }
}
