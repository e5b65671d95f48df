import type { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import type { Handler } from '#context.ts'

export const revoke: Handler<typeof accessKey.revoke> = async ({ id }, { db, viewer, now, fail }) => {
  const ended = await db
    .updateTable('accessKey')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('subAccountId', '=', viewer.subAccountId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) throw fail('notFound')
  return true
}
