import type { message } from '@zhzz/contract/message/calls.ts'
import type { Handler } from '#context.ts'

export const remove: Handler<typeof message.remove> = async ({ id, isBack }, { db, viewer, now, fail }) => {
  const found = await db
    .updateTable('message')
    .set({ removedAt: isBack ? null : now })
    .where('id', '=', id)
    .where('subAccountId', '=', viewer.subAccountId)
    .returning('id')
    .executeTakeFirst()
  if (found === undefined) throw fail('notFound')
  return true
}
