import type { PoolRule } from '@zhzz/contract/pool/rule.ts'
import { type RawBuilder, sql } from 'kysely'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'

/** The end of the day so many days ago, in Asia/Shanghai: what was before it is so many days old, whatever the hour. */
export function endOfDayBefore(now: Date, days: number): Date {
  return startOfDay(dayAfter(shanghaiDay(now), 1 - days))
}

/** Of a row of `customer`: the last contact as far as the row itself tells it. An appointment counts from its day. */
export const rowContact = sql<Date>`greatest(customer.owned_since, customer.last_follow_time, customer.next_follow_time)`

/** Of a row of `customer`: the last contact of anybody of the team, calls and unlocks with it. */
export const lastContact = sql<Date>`greatest(${rowContact},
  (select max(call_record.started_at) from call_record
    where call_record.tenant_id = customer.tenant_id and call_record.company_id = customer.company_id),
  (select max(unlock.unlock_time) from unlock
    where unlock.tenant_id = customer.tenant_id and unlock.company_id = customer.company_id and unlock.status = 'valid'))`

/** Customers of a tenant that have an owner and no contact since `until`, as rows of id, owner_id, pool_warned_at and contact. */
export function idleCustomers(
  tenantId: string,
  { keepWon }: Pick<PoolRule, 'keepWon'>,
  until: Date,
): RawBuilder<unknown> {
  return sql`
    select near.* from (
      select customer.id, customer.owner_id, customer.pool_warned_at, ${lastContact} as contact
      from customer
      where customer.tenant_id = ${tenantId} and customer.owner_id is not null and ${rowContact} < ${until}
        and (customer.stage <> 'won' or not ${keepWon})
    ) near where near.contact < ${until}`
}
