import { setTimeout as delay } from 'node:timers/promises'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { isKept } from '#member/teamFollowUp.ts'
import { writeMessages } from '#message/writeMessages.ts'

/** Rows of one statement: after some 30 ms whoever waits for the processor has it. */
const batch = 200
/** What is due at once is spread over so many milliseconds: it is promised within a minute, and calls are answered meanwhile. */
const spread = 30_000
/** Milliseconds between two statements at most, so that few are not late. */
const longestPause = 200

/**
 * Writes a message for every follow-up whose reminder is due. That it was reminded of and the message are one statement:
 * a node that ends in the middle has done none of its rows. Of several nodes one has the turn; whoever has it not leaves
 * what is due to that one, and to the next round. Resolves with how many it has told.
 */
export async function remind(db: Kysely<DB>, now: Date, signal?: AbortSignal): Promise<number> {
  let done = 0
  let pause: number | undefined
  for (;;) {
    if (signal?.aborted) return done
    const began = performance.now()
    const count = await remindSome(db, now)
    done += count
    if (count < batch) return done
    pause ??= Math.min(longestPause, (spread * batch) / (await countDue(db, now)))
    await delay(Math.max(0, pause - (performance.now() - began)))
  }
}

const isDue = (now: Date) => sql<boolean>`next_state = 'open' and ${isKept}
  and remind_at is distinct from reminded_for and remind_at <= ${now}`

async function remindSome(db: Kysely<DB>, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`with turn as materialized (
      select pg_try_advisory_xact_lock(hashtext('remind')) as is_mine),
    due as (
      select id from follow_up where (select is_mine from turn) and ${isDue(now)}
      order by remind_at limit ${batch} for update skip locked),
    taken as (
      update follow_up set reminded_for = follow_up.remind_at from due where follow_up.id = due.id
      returning follow_up.*),
    said as (${writeMessages(reminders, now)})
    select id from taken`.execute(db)
  return rows.length
}

/** How many wait still; 1 at least. */
async function countDue(db: Kysely<DB>, now: Date): Promise<number> {
  const { rows } = await sql<{ due: number }>`select greatest(1, count(*))::int as due from follow_up
    where ${isDue(now)}`.execute(db)
  return rows[0]?.due ?? 1
}

/** Whom it is about and when; not a word of what was noted. */
const reminders = sql`
  select taken.task_owner_id as sub_account_id, 'followUpDue' as kind, taken.id as object_id,
    jsonb_build_object('at', taken.next_follow_time, 'name', coalesce(
      case taken.target_type when 'exhibition' then edition.name when 'hall' then hall.name
        when 'exhibitor' then coalesce(company.name, exhibitor.listed_name) else company.name end, '')) as facts,
    concat('followUp ', taken.id, ' at ', extract(epoch from taken.next_follow_time)) as source
  from taken
  left join company on company.id = taken.company_id
  left join exhibition_edition edition on edition.id = taken.edition_id
  left join hall on taken.target_type = 'hall' and hall.id = taken.target_id
  left join exhibitor on taken.target_type = 'exhibitor' and exhibitor.id = taken.target_id`
