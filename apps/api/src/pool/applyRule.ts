import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { dayAfter, shanghaiDay } from '#day.ts'
import { writeMessages } from '#message/writeMessages.ts'
import { endOfDayBefore, idleCustomers } from '#pool/idle.ts'

interface Applied {
  tenantId: string
  idleDays: number
  warnDays: number
  keepWon: boolean
  /** Warnings from before do not count. */
  since: Date
}

/**
 * A night of one tenant: what was warned of and stayed without contact falls into the pool, and owners are told of what
 * comes next. Nothing falls of which its owner was not told so many days before.
 */
export async function applyRule(db: Kysely<DB>, rule: Applied, now: Date): Promise<void> {
  const { tenantId, idleDays, warnDays, since } = rule
  const isWarned = sql`idle.pool_warned_at > greatest(idle.contact, ${since}::timestamptz)`
  await sql`
    update customer set owner_id = null, pool_reason = 'idle', pooled_from_id = customer.owner_id, owned_since = ${now},
      taken_at = null, pool_warned_at = null, updated_at = ${now}
    from (${idleCustomers(tenantId, rule, endOfDayBefore(now, idleDays))}) idle
    where customer.id = idle.id and ${isWarned} and idle.pool_warned_at < ${endOfDayBefore(now, warnDays)}`.execute(
    db,
  )
  await writeMessages(fell(tenantId, now), now).execute(db)
  await sql`
    update customer set pool_warned_at = ${now}
    from (${idleCustomers(tenantId, rule, endOfDayBefore(now, idleDays - warnDays))}) idle
    where customer.id = idle.id and (${isWarned}) is not true`.execute(db)
  const until = dayAfter(shanghaiDay(now), warnDays)
  await writeMessages(warned(tenantId, until, now), now).execute(db)
}

function fell(tenantId: string, now: Date): RawBuilder<unknown> {
  return sql`
    select customer.pooled_from_id as sub_account_id, 'poolFell' as kind,
      case when count(*) = 1 then (array_agg(customer.company_id))[1] end as object_id,
      jsonb_build_object('name', min(company.name), 'count', count(*)) as facts,
      concat('pool fell ', ${shanghaiDay(now)}::text) as source
    from customer join company on company.id = customer.company_id
    where customer.tenant_id = ${tenantId} and customer.owner_id is null and customer.owned_since = ${now}
      and customer.pool_reason = 'idle'
    group by customer.pooled_from_id`
}

function warned(tenantId: string, until: string, now: Date): RawBuilder<unknown> {
  return sql`
    select customer.owner_id as sub_account_id, 'poolWarning' as kind,
      case when count(*) = 1 then (array_agg(customer.company_id))[1] end as object_id,
      jsonb_build_object('name', min(company.name), 'count', count(*), 'until', ${until}::text) as facts,
      concat('pool warning ', ${shanghaiDay(now)}::text) as source
    from customer join company on company.id = customer.company_id
    where customer.tenant_id = ${tenantId} and customer.owner_id is not null and customer.pool_warned_at = ${now}
    group by customer.owner_id`
}
