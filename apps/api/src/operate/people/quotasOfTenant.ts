import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { limitsOf } from '#limitsOf.ts'
import { unlockQuotas } from '#member/credit.ts'
import { periodKey, type QuotaPeriod } from '#member/period.ts'

const periods: readonly QuotaPeriod[] = ['once', 'day', 'month']

/** Counted of the whole team; others of each person, or of each list. */
const ofTeam: readonly string[] = [...unlockQuotas, 'export']

/** Every quota of a tenant: what its plan gives, what it was given itself, and what it has used. */
export async function quotasOfTenant(
  db: Kysely<DB>,
  { tenantId, plan, now }: { tenantId: string; plan: string; now: Date },
) {
  const rows = await db
    .selectFrom(limitsOf(sql`${tenantId}::uuid`, sql`${plan}::text`).as('given'))
    .leftJoin('planQuota as planned', (join) =>
      join.onRef('planned.quotaCode', '=', 'given.quotaCode').on('planned.planCode', '=', plan),
    )
    .leftJoin('tenantQuota as own', (join) =>
      join
        .onRef('own.quotaCode', '=', 'given.quotaCode')
        .on('own.tenantId', '=', tenantId)
        .on('own.until', '>', sql<Date>`now()`),
    )
    .leftJoin('quotaUsage as usage', (join) =>
      join
        .onRef('usage.quotaCode', '=', 'given.quotaCode')
        .on('usage.tenantId', '=', tenantId)
        .on(
          'usage.periodKey',
          '=',
          sql<string>`case given.period
            when 'month' then ${periodKey('month', now)} when 'day' then ${periodKey('day', now)} else 'once' end`,
        ),
    )
    .orderBy('given.quotaCode')
    .select(['given.quotaCode as code', 'given.period', 'given.limitValue as limit', 'usage.used'])
    .select(['planned.limitValue as ofPlan', 'own.limitValue', 'own.until', 'own.reason', 'own.operator'])
    .execute()
  return rows.map(({ code, period, limit, used, ofPlan, limitValue, until, reason, operator }) => {
    return {
      code,
      period: periods.find((one) => one === period) ?? ('query' as const),
      limit,
      ofPlan,
      used: ofTeam.includes(code) ? (used ?? 0) : null,
      own:
        limitValue === null || until === null
          ? null
          : { limit: limitValue, until: until.toISOString(), reason: reason ?? '', operator: operator ?? '' },
    }
  })
}
