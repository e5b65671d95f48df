import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { shanghaiDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'
import { seatQuota } from '#member/seat.ts'

export type QuotaPeriod = 'once' | 'day' | 'month'

/** Where usage is counted: 2026-11 or 2026-11-21 in Shanghai's calendar, or `once`. */
export function periodKey(period: QuotaPeriod, now: Date): string {
  if (period === 'once') return 'once'
  return shanghaiDay(now).slice(0, period === 'day' ? 10 : 7)
}

/** What the viewer's plan counts, used up and left. Limits of single lists are not counted and not among them. */
export async function quotasOf(db: Kysely<DB>, viewer: Viewer, now: Date): Promise<ViewerInfo['quotas']> {
  const rows = await db
    .selectFrom('planQuota as quota')
    .leftJoin('quotaUsage as usage', (join) =>
      join
        .onRef('usage.quotaCode', '=', 'quota.quotaCode')
        .on('usage.tenantId', '=', viewer.tenantId)
        .on(
          'usage.periodKey',
          '=',
          sql<string>`case quota.period
          when 'month' then ${periodKey('month', now)} when 'day' then ${periodKey('day', now)} else 'once' end`,
        ),
    )
    .where('quota.planCode', '=', viewer.plan)
    .where('quota.period', '!=', 'query')
    // Counted by person, not by tenant; and in another unit.
    .where('quota.quotaCode', 'not in', ['search', 'upload_mb'])
    .orderBy('quota.quotaCode')
    .select(['quota.quotaCode as code', 'quota.limitValue as limit', 'quota.period'])
    .select((row) => row.fn.coalesce('usage.used', sql<number>`0`).as('used'))
    .execute()
  const seat = await seatQuota(db, viewer, now)
  return rows.map(({ period, ...quota }) => ({
    ...(seat !== null && quota.code === 'unlock' ? narrowed(quota, seat) : quota),
    resetAt: resetDay(period, now),
  }))
}

/** A seat with a quota of its own shows that one, where the team's does not end earlier. */
function narrowed<Q extends { limit: number; used: number }>(
  quota: Q,
  seat: { limit: number; used: number },
): Q {
  return seat.limit - seat.used < quota.limit - quota.used ? { ...quota, ...seat } : quota
}

/** First day of the next period; null when it never begins again. */
function resetDay(period: string, now: Date): string | null {
  const [year = 0, month = 0, day = 0] = shanghaiDay(now).split('-').map(Number)
  if (period === 'month') return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  if (period === 'day') return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10)
  return null
}
