import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'

/** What calendars are told of the editions in somebody's 我的展会, kept; what has changed since gets a higher SEQUENCE. */
export async function keepEvents(db: Kysely<DB>, now: Date): Promise<number> {
  return await keep(db, now, sql`edition.id in (select mine.edition_id from my_exhibition mine)`)
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
  const { rows } = await sql`insert into calendar_event as known (edition_id, part, facts, changed_at)
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
    returning known.sequence`.execute(db)
  return rows.length
}
