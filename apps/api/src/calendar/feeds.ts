import { type calendar, feedParts } from '@zhzz/contract/calendar/calls.ts'
import type { Handler } from '#context.ts'

export const feeds: Handler<typeof calendar.feeds> = async (_input, { db, viewer }) => {
  const rows = await db
    .selectFrom('calendarFeed')
    .where('subAccountId', '=', viewer.subAccountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .select(['id', 'parts', 'createdAt', 'fetchedAt', 'fetchedBy'])
    .execute()
  return rows.map((row) => ({
    ...row,
    parts: feedParts.filter((part) => row.parts.includes(part)),
    createdAt: row.createdAt.toISOString(),
    fetchedAt: row.fetchedAt?.toISOString() ?? null,
  }))
}
