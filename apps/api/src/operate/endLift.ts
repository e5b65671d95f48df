import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'

export const endLift: Handler<typeof operate.endLift> = async ({ id }, { db, operator, now, fail }) => {
  const ended = await db
    .updateTable('limitLift')
    .set({ endedAt: now, endedBy: signedBy(operator) })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('until', '>', now)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) throw fail('notFound')
  return true
}
