import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { concerns } from '#webhook/send/concerns.ts'

/** Events of one statement. */
const batch = 200

/**
 * Makes the deliveries of events that have none, in the order in which they happened: of several nodes one has the turn, so that
 * nothing later is ahead of something earlier.
 */
export async function fanOut(db: Kysely<DB>, now: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql`with turn as materialized (
        select pg_try_advisory_xact_lock(hashtext('webhooks')) as is_mine),
      fresh as (
        select id from webhook_event where (select is_mine from turn) and fanned_at is null
        order by seq limit ${batch} for update),
      event as (
        update webhook_event set fanned_at = ${now} from fresh where webhook_event.id = fresh.id
        returning webhook_event.*),
      made as (
        insert into webhook_delivery (event_id, endpoint_id, object, seq, due_at)
        select event.id, endpoint.id, event.object, event.seq, ${now}::timestamptz
        from event cross join webhook_endpoint endpoint
        join sub_account person on person.id = endpoint.sub_account_id and person.status = 'active'
        where endpoint.is_on and ${concerns}
        order by event.seq)
      select id from event`.execute(db)
    if (rows.length < batch) return
  }
}
