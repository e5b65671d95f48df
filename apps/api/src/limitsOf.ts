import { type RawBuilder, sql } from 'kysely'

export type Limit = { quotaCode: string; limitValue: number; period: string }

/**
 * What a tenant has of each quota: the number of its plan, or its own where that is more and not over. −1: no limit.
 * Whatever counts or cuts asks here, so that a number that was raised for one tenant holds everywhere.
 *
 * @param tenantId, plan of a query, or values; a visitor has no tenant
 */
export function limitsOf(tenantId: RawBuilder<unknown>, plan: RawBuilder<string>): RawBuilder<Limit> {
  return sql<Limit>`(
    select quota_code, min(period) as period,
      case when min(limit_value) < 0 then -1 else max(limit_value) end as limit_value
    from (
      select quota_code, period, limit_value from plan_quota where plan_code = ${plan}
      union all
      select quota_code, period, limit_value from tenant_quota where tenant_id = ${tenantId} and until > now()
    ) as given group by quota_code)`
}

/** The same of the viewer, or of a visitor. */
export function limitsOfViewer(viewer: { tenantId: string; plan: string } | null): RawBuilder<Limit> {
  return limitsOf(sql`${viewer?.tenantId ?? null}::uuid`, sql`${viewer?.plan ?? 'anonymous'}::text`)
}
