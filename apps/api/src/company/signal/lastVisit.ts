import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Whoever comes back within this time is still on the same visit. */
export const visitMilliseconds = 30 * 60_000

/** SQL of when the viewer's visit before this one ended; null: there was none. */
export function lastVisit(
  companyId: string,
  { viewer, now }: { viewer: Viewer | null; now: Date },
): RawBuilder<Date | null> {
  const over = new Date(now.getTime() - visitMilliseconds)
  return sql`(select case when last_at < ${over} then last_at else before_at end from company_visit
    where sub_account_id = ${viewer?.subAccountId ?? null}::uuid and company_id = ${companyId})`
}
