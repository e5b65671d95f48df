import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'

export const cancelAnnouncement: Handler<typeof operate.cancelAnnouncement> = async (
  { id },
  { db, operator, now, fail },
) => {
  const cancelled = await db
    .updateTable('announcement')
    .set({ state: 'cancelled', cancelledBy: signedBy(operator), endedAt: now })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .returning('id')
    .executeTakeFirst()
  if (cancelled !== undefined) return true
  const known = await db.selectFrom('announcement').where('id', '=', id).select('id').executeTakeFirst()
  throw fail(known === undefined ? 'notFound' : 'conflict')
}
