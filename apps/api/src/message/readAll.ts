import type { message } from '@zhzz/contract/message/calls.ts'
import type { Handler } from '#context.ts'

export const readAll: Handler<typeof message.readAll> = async ({ category, until }, { db, viewer, now }) => {
  let query = db
    .updateTable('message')
    .set({ readAt: now })
    .where('subAccountId', '=', viewer.subAccountId)
    .where('readAt', 'is', null)
    .where('removedAt', 'is', null)
    .where('createdAt', '<=', new Date(until))
  if (category !== undefined) query = query.where('category', '=', category)
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow()
  return { read: Number(numUpdatedRows) }
}
