import type { member } from '@zhzz/contract/member/calls.ts'
import type { Handler } from '#context.ts'

export const removeFilter: Handler<typeof member.removeFilter> = async ({ id }, { db, viewer, fail }) => {
  const removed = await db
    .deleteFrom('savedFilter')
    .where('id', '=', id)
    .where('subAccountId', '=', viewer.subAccountId)
    .returning('id')
    .executeTakeFirst()
  if (removed === undefined) throw fail('notFound')
  return { removed: true }
}
