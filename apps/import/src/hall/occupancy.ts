import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { dataset } from '#dataset.ts'
import { hallWriter } from '#hall/hallWriter.ts'
import { type OccupancyRow, occupancyFields, occupancyRow } from '#hall/occupancyRow.ts'
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

/** The edition of the same name that is held there within these days, whoever told of it. */
const upsert = `
  insert into hall_occupancy as o (id, hall_id, pavilions, is_whole_hall, edition_id, title, phase, start_date, end_date,
    certainty, data_source, as_of, row_key)
  values ($1, $2, $3, $4, (select edition.id from exhibition_edition edition
      join exhibition_series series on series.id = edition.series_id
      where edition.hall_id = $2 and edition.start_date <= $8::date + 10 and edition.end_date >= $7::date - 10
        and $5 <> '' and $5 in (edition.name, series.name, edition.english_name)
      order by edition.start_date limit 1),
    $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (hall_id, row_key) do update set end_date = excluded.end_date, certainty = excluded.certainty,
    edition_id = coalesce(excluded.edition_id, o.edition_id), data_source = excluded.data_source, as_of = excluded.as_of
  where ${isNotOlder('o.as_of', { incoming: 'excluded' })}
    and (excluded.end_date, excluded.certainty, coalesce(excluded.edition_id, o.edition_id))
      is distinct from (o.end_date, o.certainty, o.edition_id)`

function occupancyWriter(client: ClientBase) {
  return hallWriter<OccupancyRow>(client, upsert, ({ row, source, asOf }) => [
    row.pavilions,
    row.isWholeHall,
    row.title,
    row.phase,
    row.start,
    row.end,
    row.certainty,
    source,
    asOf,
    [row.isWholeHall, row.pavilions, row.phase, nameKey(row.title), row.start].join('|'),
  ])
}
