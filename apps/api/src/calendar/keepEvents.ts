import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { followersOf, isFollowed } from '#message/followers.ts'
import { writeMessages } from '#message/writeMessages.ts'

/** An edition that is over for longer is not looked at for those who only like it or have targets in it. */
const daysBehind = 30

/**
 * What calendars are told of the editions that somebody follows, kept; what has changed since gets a higher SEQUENCE, and
 * who follows the edition a message.
 */
export async function keepEvents(db: Kysely<DB>, now: Date): Promise<number> {
  return await keep(
    db,
    now,
    sql`(edition.id in (select mine.edition_id from my_exhibition mine)
      or (edition.end_date > ${now}::date - ${daysBehind}::int and ${isFollowed(sql`edition.id`)}))`,
  )
}

/** Those of which nothing was ever told. */
export async function keepNewEvents(db: Kysely<DB>, now: Date, editionIds: string[]): Promise<void> {
  if (editionIds.length === 0) return
  await keep(
    db,
    now,
    sql`edition.id = any(${editionIds}::uuid[])
      and not exists (select from calendar_event known where known.edition_id = edition.id)`,
  )
}

async function keep(db: Kysely<DB>, now: Date, which: RawBuilder<unknown>): Promise<number> {
  const { rows } =
    await sql`with told as (insert into calendar_event as known (edition_id, part, facts, changed_at)
    select edition.id, part.name, case when part.first is not null then jsonb_build_object(
        'name', edition.name, 'englishName', coalesce(edition.english_name, series.english_name),
        'from', part.first, 'to', part.last, 'status', edition.set_status,
        'wasFrom', edition.original_start_date, 'wasTo', edition.original_end_date,
        'hall', coalesce(hall.name, edition.venue_text), 'address', hall.address,
        'latitude', coalesce(hall.latitude, edition.latitude), 'longitude', coalesce(hall.longitude, edition.longitude)
      ) end, ${now}
    from exhibition_edition edition
    join exhibition_series series on series.id = edition.series_id
    left join hall on hall.id = edition.hall_id
    cross join lateral (values
      ('show', edition.start_date, edition.end_date),
      ('moveIn', coalesce(edition.move_in_start, edition.move_in_end), coalesce(edition.move_in_end, edition.move_in_start)),
      ('moveOut', coalesce(edition.move_out_start, edition.move_out_end), coalesce(edition.move_out_end, edition.move_out_start)),
      ('registrationDeadline', edition.registration_deadline, edition.registration_deadline),
      ('drawingReviewDeadline', edition.drawing_review_deadline, edition.drawing_review_deadline),
      ('freightDeadline', edition.freight_deadline, edition.freight_deadline)
    ) as part (name, first, last)
    where ${which} and (part.first is not null
      or exists (select from calendar_event told where told.edition_id = edition.id and told.part = part.name))
    order by edition.id, part.name
    on conflict (edition_id, part) do update set facts = excluded.facts, before = known.facts,
      sequence = known.sequence + 1, changed_at = excluded.changed_at
    where known.facts is distinct from excluded.facts
    returning known.edition_id, known.part, known.facts, known.before, known.sequence),
    said as (${writeMessages(changes, now)})
    select sequence from told`.execute(db)
  return rows.length
}

/** Of what was told anew the change that matters most, for whoever follows the edition. */
const changes = sql`
  select follower.sub_account_id, change.kind, told.edition_id as object_id,
    change.facts || jsonb_build_object('name', told.facts -> 'name') as facts,
    concat('edition ', told.edition_id, ' changed ', told.sequence) as source
  from told cross join lateral (
    select kind, facts from (values
      (1, 'editionCancelled', told.facts ->> 'status' = 'cancelled' and told.before ->> 'status' is distinct from 'cancelled',
        jsonb_build_object('from', told.facts -> 'from', 'to', told.facts -> 'to')),
      (2, 'editionMoved', told.facts ->> 'from' <> told.before ->> 'from' or told.facts ->> 'to' <> told.before ->> 'to',
        jsonb_build_object('from', told.facts -> 'from', 'to', told.facts -> 'to',
          'wasFrom', told.before -> 'from', 'wasTo', told.before -> 'to')),
      (3, 'editionPostponed', told.facts ->> 'status' = 'postponed' and told.before ->> 'status' is distinct from 'postponed',
        jsonb_build_object('from', told.facts -> 'from', 'to', told.facts -> 'to')),
      (4, 'editionRehoused', told.facts ->> 'hall' is distinct from told.before ->> 'hall' and told.facts ->> 'hall' is not null,
        jsonb_build_object('hall', told.facts -> 'hall'))
    ) as possible (rank, kind, happened, facts) where happened order by rank limit 1
  ) change
  cross join lateral ${followersOf(sql`told.edition_id`)} follower
  where told.part = 'show' and told.sequence > 0 and told.facts is not null and told.before is not null`
