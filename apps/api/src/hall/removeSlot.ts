import type { hall } from '@zhzz/contract/hall/calls.ts'
import type { Handler } from '#context.ts'

export const removeSlot: Handler<typeof hall.removeSlot> = async ({ id }, { db, viewer, fail }) => {
  const removed = await db
    .deleteFrom('hallSlot')
    .where('id', '=', id)
    .where('subAccountId', '=', viewer.subAccountId)
    .returning('id')
    .executeTakeFirst()
  if (removed === undefined) throw fail('notFound')
  return { removed: true }
}
