import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { endOperatorSessions } from '#http/operatorSession.ts'

export const signOut: Handler<typeof operate.signOut> = async (_input, { db, operator, now }) => {
  await endOperatorSessions(db, { sessionId: operator.sessionId }, now)
  return true
}
