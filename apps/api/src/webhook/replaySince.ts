import type { webhook } from '@zhzz/contract/webhook/calls.ts'
import { keptDays } from '@zhzz/contract/webhook/retries.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { mostEndpoints, ownEndpoints } from '#webhook/ownEndpoints.ts'
import { concerns } from '#webhook/send/concerns.ts'

const day = 86_400_000

export const replaySince: Handler<typeof webhook.replaySince> = async (
  { id, since },
  { db, viewer, now, fail },
) => {
  const own = await ownEndpoints(db, viewer)
    .where('id', '=', id)
    .forUpdate()
    .select('isOn')
    .executeTakeFirst()
  if (own === undefined) throw fail('notFound')
  if ((await mostEndpoints(db, viewer)) === 0) throw fail('planTooLow')
  if (!own.isOn) throw fail('conflict')
  const from = new Date(Math.max(Date.parse(since), now.getTime() - keptDays * day))
  const { rows } =
    await sql`insert into webhook_delivery as known (event_id, endpoint_id, object, seq, due_at)
    select event.id, endpoint.id, event.object, event.seq, ${now}::timestamptz
    from webhook_event event
    join webhook_endpoint endpoint on endpoint.id = ${id}
    join sub_account person on person.id = endpoint.sub_account_id
    where event.at >= ${from} and event.fanned_at is not null and event.endpoint_id is null and ${concerns}
    order by event.seq
    on conflict (endpoint_id, event_id) do update
      set state = 'waiting', is_replay = true, due_at = excluded.due_at, tries = 0, status = null, why = null, settled_at = null
      where known.state not in ('waiting', 'sending')
    returning id`.execute(db)
  return { count: rows.length }
}
