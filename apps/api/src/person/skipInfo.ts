import type { person } from '@zhzz/contract/person/calls.ts'
import { mostSkips, viewerInfoOf } from '#account/session/viewerInfo.ts'
import type { Handler } from '#context.ts'

export const skipInfo: Handler<typeof person.skipInfo> = async (_, { db, viewer, now, fail }) => {
  const skipped = await db
    .updateTable('subAccount')
    .set((row) => ({ skippedInfo: row('skippedInfo', '+', 1), updatedAt: now }))
    .where('id', '=', viewer.subAccountId)
    .where('skippedInfo', '<', mostSkips)
    .returning('id')
    .executeTakeFirst()
  if (skipped === undefined) throw fail('profileIncomplete')
  return viewerInfoOf(db, viewer, now)
}
