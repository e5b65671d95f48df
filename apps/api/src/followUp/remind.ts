import { setTimeout as delay } from 'node:timers/promises'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { isKept } from '#member/teamFollowUp.ts'
import { writeMessages } from '#message/writeMessages.ts'

/** Rows of one statement. */
const batch = 500

/**
 * Writes a message for every follow-up whose reminder is due. That it was reminded of and the message are one statement:
 * of two nodes each takes rows that the other has not, and one that ends in the middle has taken none. Resolves with how
 * many were due.
 */
export async function remind(db: Kysely<DB>, now: Date, signal?: AbortSignal): Promise<number> {
  let done = 0
  for (;;) {
    if (signal?.aborted) return done
    const began = performance.now()
    const count = await remindSome(db, now)
    done += count
    if (count < batch) return done
    // As long as it worked it rests: calls are answered meanwhile.
    await delay(performance.now() - began)
  }
}

async function remindSome(db: Kysely<DB>, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`with due as (
      select id from follow_up
      where next_state = 'open' and ${isKept} and remind_at is distinct from reminded_for and remind_at <= ${now}
      order by remind_at limit ${batch} for update skip locked),
    taken as (
      update follow_up set reminded_for = follow_up.remind_at from due where follow_up.id = due.id
      returning follow_up.*),
    said as (${writeMessages(reminders, now)})
    select id from taken`.execute(db)
  return rows.length
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
