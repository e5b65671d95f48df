import type { calendar } from '@zhzz/contract/calendar/calls.ts'
import type { Handler } from '#context.ts'

export const endFeed: Handler<typeof calendar.endFeed> = async ({ id }, { db, viewer, fail }) => {
  const ended = await db
    .deleteFrom('calendarFeed')
    .where('id', '=', id)
    .where('subAccountId', '=', viewer.subAccountId)
    .executeTakeFirst()
  if (ended.numDeletedRows === 0n) throw fail('notFound')
  return {}
}
