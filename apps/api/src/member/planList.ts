import type { member } from '@zhzz/contract/member/calls.ts'
import type { Handler } from '#context.ts'
import type { QuotaPeriod } from '#member/period.ts'

const periods: readonly QuotaPeriod[] = ['once', 'day', 'month']

export const planList: Handler<typeof member.planList> = async (_, { db }) => {
  const rows = await db
    .selectFrom('plan')
    .innerJoin('planQuota as quota', 'quota.planCode', 'plan.code')
    .where('plan.code', '!=', 'anonymous')
    .orderBy('plan.sort')
    .orderBy('quota.quotaCode')
    .select(['plan.code', 'plan.priceText', 'quota.quotaCode', 'quota.limitValue', 'quota.period'])
    .execute()
  return [...Map.groupBy(rows, (row) => row.code)].map(([code, quotas]) => ({
    code,
    priceText: quotas[0]?.priceText ?? null,
    benefits: quotas.map(({ quotaCode, limitValue, period }) => ({
      code: quotaCode,
      limit: limitValue,
      period: periods.find((one) => one === period) ?? ('query' as const),
    })),
  }))
}
