import type { member } from '@zhzz/contract/member/calls.ts'
import type { Handler } from '#context.ts'
import { readFilter } from '#member/readFilter.ts'

export const savedFilters: Handler<typeof member.savedFilters> = async ({ scope }, { db, viewer }) => {
  const rows = await db
    .selectFrom('savedFilter')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('scope', '=', scope)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'name', 'params'])
    .execute()
  return rows.map(readFilter)
}
