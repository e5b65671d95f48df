import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

/** To one endpoint at once: a slow one keeps nobody else waiting. */
const mostToOne = 4
/** Begun for longer, its node has ended: a receiver has 15 seconds to answer. */
const longestSending = 30_000
/** What is not on its way by then is left to be taken over: of two clocks one may be some seconds ahead. */
const latestStart = 5_000

/** A delivery that this node has begun, with all that is needed to make it. */
export type Begun = {
  id: string
  endpointId: string
  begunAt: Date
  tries: number
  /** It was settled before, and is sent once more. */
  isReplay: boolean
  eventId: string
  type: string
  object: string
  at: Date
  subAccountId: string
  urlEnc: Buffer
  secretEnc: Buffer
  previousEnc: Buffer | null
  previousUntil: Date | null
}

/**
 * Begins what is due, `most` at most. Of one object the later waits for the earlier to the same endpoint until that is settled, and
 * what one node has begun no other begins.
 */
export async function claim(db: Kysely<DB>, now: Date, most: number): Promise<Begun[]> {
  const { rows } = await sql<Begun>`with candidate as (
      select next.id, next.due_at from webhook_endpoint endpoint
      cross join lateral (select count(*) as underway from webhook_delivery busy
        where busy.endpoint_id = endpoint.id and busy.state = 'sending') busy
      cross join lateral (
        select waiting.id, waiting.due_at from webhook_delivery waiting
        where waiting.endpoint_id = endpoint.id and waiting.state = 'waiting' and waiting.due_at <= ${now}
          and not exists (select from webhook_delivery earlier where earlier.endpoint_id = waiting.endpoint_id
            and earlier.object = waiting.object and earlier.seq < waiting.seq
            and earlier.state in ('waiting', 'sending'))
        order by waiting.due_at, waiting.seq limit greatest(0, ${mostToOne} - busy.underway)) next
      where endpoint.is_on),
    free as (
      select id from webhook_delivery where id in (select id from candidate order by due_at limit ${most})
        and state = 'waiting'
      for update skip locked),
    begun as (
      update webhook_delivery delivery set state = 'sending', begun_at = ${now}, tries = tries + 1
      from free where delivery.id = free.id returning delivery.*)
    select begun.id, begun.endpoint_id, begun.begun_at, begun.tries, begun.is_replay,
      event.id as event_id, event.type, event.object, event.at, endpoint.sub_account_id, endpoint.url_enc,
      endpoint.secret_enc, endpoint.previous_enc, endpoint.previous_until
    from begun
    join webhook_event event on event.id = begun.event_id
    join webhook_endpoint endpoint on endpoint.id = begun.endpoint_id
    order by begun.seq`.execute(db)
  return rows
}

/** Whether nobody can have taken it over before its answer is here: what comes after that would come after later events. */
export function isInTime({ begunAt }: Begun, now: Date): boolean {
  return now.getTime() - begunAt.getTime() < latestStart
}

/** What a node that ended had begun is sent again. */
export async function takeOver(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`update webhook_delivery set state = 'waiting', due_at = ${now}, why = 'the server that was sending it ended'
    where state = 'sending' and begun_at < ${new Date(now.getTime() - longestSending)}`.execute(db)
}
