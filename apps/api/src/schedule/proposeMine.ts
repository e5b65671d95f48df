import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { Handler } from '#context.ts'

export const proposeMine: Handler<typeof schedule.proposeMine> = async (
  { id, isProposed },
  { db, viewer, now, fail },
) => {
  const proposed = await db
    .updateTable('myExhibition')
    .set({ proposedAt: isProposed ? now : null })
    .where('id', '=', id)
    .where('subAccountId', '=', viewer.subAccountId)
    .where('editionId', 'is', null)
    .executeTakeFirst()
  if (proposed.numUpdatedRows === 0n) throw fail('notFound')
  return {}
}
