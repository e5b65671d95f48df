import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'

export const revokeAccessKey: Handler<typeof operate.revokeAccessKey> = async ({ id }, { db, now, fail }) => {
  const ended = await db
    .updateTable('accessKey')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) throw fail('notFound')
  return true
}
