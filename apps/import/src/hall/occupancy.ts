import type { ClientBase } from 'pg'
import { dataset } from '#dataset.ts'
import { hallWriter } from '#hall/hallWriter.ts'
import { type OccupancyRow, occupancyFields, occupancyKey, occupancyRow } from '#hall/occupancyRow.ts'
import type { Origin } from '#origin.ts'
import { isNotOlder } from '#precedence.ts'
import { asRead } from '#reading.ts'

/** 档期: which pavilions are taken when, and which their hall calls free. */
export const occupancy = dataset(
  'occupancy',
  {
    ...asRead,
    fields: occupancyFields,
    needs: ['hall'],
    table: 'hall_occupancy',
    batchRows: 500,
    read: occupancyRow,
  },
  occupancyWriter,
)

/**
 * With the edition of the same name that is held there within these days, whoever told of it; not what an operator took
 * away, nor what another row says since it was put right.
 */
export const upsertOccupancy = `
  insert into hall_occupancy as o (id, hall_id, pavilions, is_whole_hall, edition_id, title, phase, start_date, end_date,
    certainty, data_source, as_of, row_key)
  select $1::uuid, $2::uuid, $3::text[], $4::boolean, (select edition.id from exhibition_edition edition
      join exhibition_series series on series.id = edition.series_id
      where edition.hall_id = $2 and edition.start_date <= $8::date + 10 and edition.end_date >= $7::date - 10
        and $5 <> '' and $5 in (edition.name, series.name, edition.english_name)
      order by edition.start_date limit 1),
    $5, $6, $7::date, $8::date, $9, $10, $11::date, $12
  where not exists (select from fact_correction k where k.row_id = $2 and k.wrong -> 'occupancy' ? $12)
    and not exists (select from hall_occupancy x join fact_correction k on k.row_id = x.id where x.hall_id = $2
      and x.row_key <> $12 and (x.pavilions, x.is_whole_hall, x.title, x.phase, x.start_date, x.end_date)
        = ($3::text[], $4::boolean, $5, $6, $7::date, $8::date))
  on conflict (hall_id, row_key) do update set end_date = excluded.end_date, certainty = excluded.certainty,
    edition_id = coalesce(excluded.edition_id, o.edition_id), data_source = excluded.data_source, as_of = excluded.as_of
  where ${isNotOlder('o.as_of', { incoming: 'excluded' })}
    and (excluded.end_date, excluded.certainty, coalesce(excluded.edition_id, o.edition_id))
      is distinct from (o.end_date, o.certainty, o.edition_id)`

function occupancyWriter(client: ClientBase) {
  return hallWriter<OccupancyRow>(client, upsertOccupancy, occupancyValues)
}

/** What `upsertOccupancy` takes after the ids of the row and of its hall. */
export function occupancyValues({ row, source, asOf }: Origin & { row: OccupancyRow }): unknown[] {
  return [
    row.pavilions,
    row.isWholeHall,
    row.title,
    row.phase,
    row.start,
    row.end,
    row.certainty,
    source,
    asOf,
    occupancyKey(row),
  ]
}
