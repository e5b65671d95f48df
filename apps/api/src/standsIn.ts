import { type RawBuilder, sql } from 'kysely'

/**
 * Where `booth` of a list of `exhibition_edition as edition` is: its pavilion, with the venue in front
 * where that is another than the edition's (张江科学会堂 海科厅); null when the list says neither.
 */
export const standsIn: RawBuilder<string | null> = sql<string | null>`nullif(concat_ws(' ',
  case when case when booth.hall_id is not null and edition.hall_id is not null then booth.hall_id <> edition.hall_id
    else booth.venue_text is distinct from edition.venue_text end then booth.venue_text end,
  booth.pavilion_code), '')`

/** All of these of `exhibitor` in a list of `edition`, in the order of its booths. */
export const allStandsIn: RawBuilder<string | null> = sql<
  string | null
>`(select string_agg(place.name, '、' order by place.at)
  from (select ${standsIn} as name, min(booth.position) as at from booth
    where booth.exhibitor_id = exhibitor.id group by 1) place)`

/** A text whose numbers are ordered by their value, H2 before H10; as exhibitor.booth_walk is of the numbers of booths. */
export function walked(text: RawBuilder<string | null>): RawBuilder<string | null> {
  return sql<string | null>`regexp_replace(regexp_replace(upper(${text}), '[0-9]+', '0000\\&', 'g'),
    '[0-9]*([0-9]{5})', '\\1', 'g') collate "C"`
}
