import type { member } from '@zhzz/contract/member/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import { unlockQuotas } from '#member/credit.ts'

const shownDays = 30

/** Credits from the ledger, less what came back on the day; rows of files from the count of each day. */
export const usageByDay: Handler<typeof member.usageByDay> = async ({ code }, { db, viewer, now }) => {
  const first = dayAfter(shanghaiDay(now), 1 - shownDays)
  const rows =
    code === 'unlock'
      ? await db
          .selectFrom('quotaLedger as entry')
          .where('entry.tenantId', '=', viewer.tenantId)
          .where('entry.createdAt', '>=', startOfDay(first))
          .where('entry.quotaCode', 'in', unlockQuotas)
          .where('entry.reason', 'in', ['unlock', 'refund'])
          .groupBy(sql`1`)
          .select(sql<string>`(entry.created_at at time zone 'Asia/Shanghai')::date`.as('day'))
          .select(sql<number>`greatest(0, -sum(entry.delta))::int`.as('used'))
          .execute()
      : await db
          .selectFrom('quotaUsage')
          .where('tenantId', '=', viewer.tenantId)
          .where('quotaCode', '=', code)
          .where('periodKey', '>=', first)
          .select(['periodKey as day', 'used'])
          .execute()
  const days = rows.filter(({ used }) => used > 0).sort((one, other) => (one.day < other.day ? 1 : -1))
  return { total: days.reduce((sum, { used }) => sum + used, 0), days }
}
