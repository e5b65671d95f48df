import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import { unlockQuotas } from '#member/credit.ts'

const shownDays = 30

/** What a tenant used on each of the last days, the newest first: credits from the ledger, less what came back on the day; else the count of each day. */
export async function usageOfDays(
  db: Kysely<DB>,
  { tenantId, code, now }: { tenantId: string; code: string; now: Date },
): Promise<{ total: number; days: { day: string; used: number }[] }> {
  const first = dayAfter(shanghaiDay(now), 1 - shownDays)
  const rows =
    code === 'unlock'
      ? await db
          .selectFrom('quotaLedger as entry')
          .where('entry.tenantId', '=', tenantId)
          .where('entry.createdAt', '>=', startOfDay(first))
          .where('entry.quotaCode', 'in', unlockQuotas)
          .where('entry.reason', 'in', ['unlock', 'refund'])
          .groupBy(sql`1`)
          .select(sql<string>`(entry.created_at at time zone 'Asia/Shanghai')::date`.as('day'))
          .select(sql<number>`greatest(0, -sum(entry.delta))::int`.as('used'))
          .execute()
      : await db
          .selectFrom('quotaUsage')
          .where('tenantId', '=', tenantId)
          .where('quotaCode', '=', code)
          .where('periodKey', '>=', first)
          .select(['periodKey as day', 'used'])
          .execute()
  const days = rows.filter(({ used }) => used > 0).sort((one, other) => (one.day < other.day ? 1 : -1))
  return { total: days.reduce((sum, { used }) => sum + used, 0), days }
}
