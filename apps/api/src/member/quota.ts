import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { shanghaiDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'
import { limitsOfViewer } from '#limitsOf.ts'
import { periodKey } from '#member/period.ts'
import { seatQuota } from '#member/seat.ts'

/** What the viewer's plan counts, or is counted of the tenant's own, used up and left; `only` these codes. Limits of single lists are not counted and not among them. */
export async function quotasOf(
  db: Kysely<DB>,
  viewer: Viewer,
  now: Date,
  only?: readonly string[],
): Promise<ViewerInfo['quotas']> {
  const rows = await db
    .selectFrom(limitsOfViewer(viewer).as('quota'))
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
    .innerJoin(seatQuota(db, viewer, now).as('seat'), (join) => join.onTrue())
    .$if(only !== undefined, (query) => query.where('quota.quotaCode', 'in', only ?? []))
    .where('quota.period', '!=', 'query')
    // Counted by person, not by tenant; and in another unit.
    .where('quota.quotaCode', 'not in', ['search', 'upload_mb', 'calls'])
    .orderBy('quota.quotaCode')
    .select(['quota.quotaCode as code', 'quota.limitValue as limit', 'quota.period'])
    .select(['seat.seatLimit', 'seat.seatUsed'])
    .select((row) => row.fn.coalesce('usage.used', sql<number>`0`).as('used'))
    .execute()
  return rows.map(({ period, seatLimit, seatUsed, ...quota }) => ({
    ...(quota.code === 'unlock' ? narrowed(withGiven(quota), seatLimit, seatUsed) : withGiven(quota)),
    resetAt: resetDay(period, now),
  }))
}

/** What came back before anything was used is more than the plan gives. */
function withGiven<Q extends { limit: number; used: number }>(quota: Q): Q {
  return quota.used < 0 ? { ...quota, limit: quota.limit - quota.used, used: 0 } : quota
}

/** A seat with a quota of its own shows that one, where the team's does not end earlier. */
function narrowed<Q extends { limit: number; used: number }>(
  quota: Q,
  limit: number | null,
  used: number,
): Q {
  return limit !== null && limit - used < quota.limit - quota.used ? { ...quota, limit, used } : quota
}

/** First day of the next period; null when it never begins again. */
function resetDay(period: string, now: Date): string | null {
  const [year = 0, month = 0, day = 0] = shanghaiDay(now).split('-').map(Number)
  if (period === 'month') return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  if (period === 'day') return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10)
  return null
}
