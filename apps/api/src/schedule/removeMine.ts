import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { Handler } from '#context.ts'

export const removeMine: Handler<typeof schedule.removeMine> = async (
  { id, editionId },
  { db, viewer, fail },
) => {
  const removed = await db
    .deleteFrom('myExhibition')
    .where('subAccountId', '=', viewer.subAccountId)
    .where((on) => (id === undefined ? on('editionId', '=', editionId ?? '') : on('id', '=', id)))
    .returning('id')
    .executeTakeFirst()
  if (removed === undefined) throw fail('notFound')
  return { removed: true }
}
