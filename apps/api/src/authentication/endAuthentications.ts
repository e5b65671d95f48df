import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { writeMessages } from '#message/writeMessages.ts'

/** Days before its end on which the owner is told that an authentication ends. */
const days = [30, 7, 1]

/** Ends what has run out (已过期), and tells owners beforehand. */
export async function endAuthentications(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`
    with ended as (
      update authentication set state = 'ended' where state = 'approved' and expires_at <= ${now} returning tenant_id)
    update tenant set updated_at = ${now}, auth_status = case when exists (
      select from authentication waiting where waiting.tenant_id = tenant.id and waiting.state = 'pending') then 1 else 4 end
    from ended where tenant.id = ended.tenant_id and tenant.auth_status = 3`.execute(db)
  await writeMessages(ending(now), now).execute(db)
}

/** Of several days that have passed the one nearest to the end; nobody whose renewal is under review. */
function ending(now: Date) {
  return sql`
    select person.id as sub_account_id, 'authenticationEnds' as kind, null::uuid as object_id,
      jsonb_build_object('name', held.company_name,
        'until', (held.expires_at at time zone 'Asia/Shanghai')::date) as facts,
      concat('authentication ', held.request_no, ' before ', (
        select min(days) from unnest(${days}::int[]) as days
        where held.expires_at <= ${now}::timestamptz + make_interval(days => days))) as source
    from authentication held
    join sub_account person on person.tenant_id = held.tenant_id and person.is_owner
    where held.state = 'approved' and held.expires_at > ${now}
      and held.expires_at <= ${now}::timestamptz + make_interval(days => ${Math.max(...days)})
      and not exists (select from authentication waiting
        where waiting.tenant_id = held.tenant_id and waiting.state = 'pending')`
}
