import { type RawBuilder, sql } from 'kysely'

/** Code of the plan whose numbers apply at `now` to `tenant` of a query: `free_authenticated` for an authenticated company without a paid plan. */
export function planToday(now: Date): RawBuilder<string> {
  return sql<string>`case
    when tenant.plan_code <> 'free' and (tenant.plan_expires_at is null or tenant.plan_expires_at > ${now})
      then tenant.plan_code
    when tenant.auth_status = 3 then 'free_authenticated' else 'free' end`
}
