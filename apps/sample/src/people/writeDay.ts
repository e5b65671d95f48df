import type { ClientBase } from 'pg'
import { sampleId } from '#sampleId.ts'

/** What was said, and in how many minutes it is to be gone on with. */
const talks = [
  ['电话里说要两个方案，约好再通话', 10],
  ['看过展台，想先知道搭建工期', -2 * 1_440],
  ['发了报价，明天问结果', 1_440],
] as const

/**
 * What a person has before them: follow-ups, one of them due at once, and exhibitions to come on the schedule. Of these
 * the server's own jobs make messages.
 */
export async function writeDay(
  client: ClientBase,
  person: { id: string; tenantId: string },
  today: string,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from company where contact_count > 0 and merged_into_id is null order by id limit $1`,
    [talks.length],
  )
  for (const [at, [content, minutes]] of talks.entries())
    await client.query(
      `insert into follow_up (id, tenant_id, sub_account_id, target_type, target_id, company_id, follow_type, content,
        stage, intent_level, follow_time, next_follow_time, next_state, remind_minutes, client_uid)
       values ($1, $2, $3, 'company', $4, $4, 'phone', $5, 'interested', 'B', now() - interval '4 days',
        now() + make_interval(mins => $6), 'open', 15, $1)`,
      [sampleId('followUp', at), person.tenantId, person.id, rows[at]?.id, content, minutes],
    )
  // Among them those whose window opens these days, where there are any.
  await client.query(
    `insert into my_exhibition (id, sub_account_id, edition_id, join_role, known_start, known_end)
     select gen_random_uuid(), $1, id, 'build', start_date, end_date from exhibition_edition
     where start_date > $2::date and set_status is null
     order by start_date not between $2::date + 117 and $2::date + 120, start_date, id limit 4`,
    [person.id, today],
  )
}
