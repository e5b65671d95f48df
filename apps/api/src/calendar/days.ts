import type { calendar } from '@zhzz/contract/calendar/calls.ts'
import { sql } from 'kysely'
import { calendarEditions } from '#calendar/calendarEditions.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { isScheduled } from '#member/scheduled.ts'

export const days: Handler<typeof calendar.days> = async ({ from, to, filters }, context) => {
  const { db, viewer, now, fail } = context
  if (filters.onlyMine && viewer === null) throw fail('signedOut')
  const editions = await calendarEditions(db, { filters, viewer, today: shanghaiDay(now) })
  const open = await editions
    .where('edition.startDate', '<=', to)
    .where('edition.endDate', '>=', from)
    .groupBy(['edition.startDate', 'edition.endDate'])
    .select(['edition.startDate', 'edition.endDate'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) filter (where ${isScheduled(viewer, sql`edition.id`)})`.as('mine'))
    .execute()
  const counts = new Map<string, { day: string; count: number; mine: number }>()
  for (const { startDate, endDate, count, mine } of open)
    for (const day of daysBetween(startDate < from ? from : startDate, endDate > to ? to : endDate)) {
      const known = counts.get(day) ?? { day, count: 0, mine: 0 }
      counts.set(day, { day, count: known.count + count, mine: known.mine + mine })
    }
  return {
    days: [...counts.values()].sort((a, b) => (a.day < b.day ? -1 : 1)),
    total: open.reduce((total, { count }) => total + count, 0),
  }
}

function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`)
  const length = (Date.parse(`${to}T00:00:00Z`) - first) / 86_400_000 + 1
  return Array.from({ length }, (_, at) => new Date(first + at * 86_400_000).toISOString().slice(0, 10))
}
