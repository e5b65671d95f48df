import type { ExhibitionRow } from '#exhibition/row.ts'
import type { Origin } from '#origin.ts'
import { type Group, isNotOlder, mergedColumns, mergedOrigin, type Sides, weighed } from '#precedence.ts'

/** Columns that a row may fill: a value that it does not have leaves the edition's own. */
const filled: [column: string, type: string][] = [
  ['edition_no', 'integer'],
  ['english_name', 'text'],
  ['hall_id', 'uuid'],
  ['venue_text', 'text'],
  ['region_code', 'text'],
  ['website', 'text'],
  ['introduction', 'text'],
  ['source_url', 'text'],
  ['poster_url', 'text'],
  ['longitude', 'numeric'],
  ['latitude', 'numeric'],
]
/** The same, but what was told for other first days holds no longer. */
const dated = [
  'move_in_start',
  'move_in_end',
  'move_out_start',
  'move_out_end',
  'registration_deadline',
  'drawing_review_deadline',
  'freight_deadline',
].map((column): [column: string, type: string] => [column, 'date'])
/** Columns that every row fills. */
const replaced: [column: string, type: string][] = [
  ['year', 'integer'],
  ['name', 'text'],
  ['start_date', 'date'],
  ['end_date', 'date'],
  ['data_source', 'text'],
  ['as_of', 'date'],
  ['row_hash', 'bytea'],
  ['search_tokens', 'tsvector'],
]
const lists = ['open_hours', 'concurrent_events']
const all = [...filled, ...dated, ...replaced]
const names = all.map(([column]) => column)

/** In which of two sources the one with the later day tells an edition. */
const groups: Group[] = [
  { name: 'name', columns: ['edition_no', 'year', 'name'] },
  { name: 'english_name', columns: ['english_name'] },
  { name: 'dates', columns: ['start_date', 'end_date'] },
  { name: 'place', columns: ['hall_id', 'venue_text', 'region_code', 'longitude', 'latitude'] },
  {
    name: 'schedule',
    columns:
      'move_in_start move_in_end move_out_start move_out_end registration_deadline drawing_review_deadline freight_deadline'.split(
        ' ',
      ),
  },
  { name: 'website', columns: ['website'] },
  { name: 'introduction', columns: ['introduction'] },
  { name: 'poster_url', columns: ['poster_url'] },
  { name: 'source_url', columns: ['source_url'] },
]
const sides: Sides = { held: 'b', incoming: 'n' }
const merged = [...mergedColumns(groups, sides), ...mergedOrigin(sides)]
const isNotOld = isNotOlder('e.as_of', sides)

/**
 * What the edition is said to be, `n.status` and the days it is said to have had; a source that plans it again ends a
 * cancellation, and a postponement when its days are the old ones again.
 */
const status = `case when n.status in ('postponed', 'cancelled') then n.status
    when n.status = 'moved' and e.start_date <> n.start_date then 'postponed'
    when n.status = 'planned' and (e.set_status = 'cancelled' or e.original_start_date = n.start_date) then null
    else e.set_status end`
/** The first days that it was to have: as told, as known, else those held until a change moved them. */
const original = (column: string) => `coalesce(n.original_${column}, e.original_${column},
    case when (${status}) = 'postponed' and e.start_date <> n.start_date then e.${column} end)`

/** Writes an edition given as JSON ($1), and only what differs from the one of its id. */
export const upsertEdition = `
  with n as (
    select id, series_id, status, original_start_date, original_end_date, ${lists.join(', ')},
      ${all.map(([column, type]) => read(column, type)).join(',\n      ')}
    from jsonb_to_record($1::jsonb) as r (id uuid, series_id uuid, status text, original_start_date date,
      original_end_date date, ${lists.map((column) => `${column} jsonb`).join(', ')},
      ${all.map(([column, type]) => `${column} ${passed(type)}`).join(', ')})
  ), known as (
    select n.id, w.wins_dates, ${merged.map(({ column, value }) => `${value} as ${column}`).join(',\n      ')}
    from n join exhibition_edition b on b.id = n.id cross join lateral (select ${weighed(groups, sides)}) w
  ), changed as (
    update exhibition_edition e set set_status = case when known.wins_dates then ${status} else e.set_status end,
      original_start_date = case when known.wins_dates then ${original('start_date')} else e.original_start_date end,
      original_end_date = case when known.wins_dates then ${original('end_date')} else e.original_end_date end,
      open_hours = case when n.open_hours <> '[]' and (e.open_hours = '[]' or ${isNotOld}) then n.open_hours
        when known.wins_dates then coalesce(${unmoved('open_hours')}, '[]') else e.open_hours end,
      concurrent_events = case when n.concurrent_events <> '[]' and (e.concurrent_events = '[]' or ${isNotOld})
        then n.concurrent_events else e.concurrent_events end,
      ${merged.map(({ column }) => `${column} = ${valueOf(column)}`).join(',\n      ')}, row_hash = n.row_hash,
      search_tokens = case when ${isNotOld} then n.search_tokens else e.search_tokens || n.search_tokens end,
      collected_at = now(), updated_at = now()
    from n join known on known.id = n.id where e.id = n.id
    returning e.id
  )
  insert into exhibition_edition (id, series_id, set_status, original_start_date, original_end_date,
    ${lists.join(', ')}, ${names.join(', ')})
  select id, series_id, case when status in ('postponed', 'cancelled') then status end, original_start_date, original_end_date, ${lists.join(', ')},
    ${names.join(', ')}
  from n where not exists (select from changed)`

function unmoved(column: string): string {
  return `case when e.start_date = n.start_date then e.${column} end`
}

function valueOf(column: string): string {
  return dated.some(([name]) => name === column)
    ? `case when known.wins_dates and n.${column} is null then ${unmoved(column)} else known.${column} end`
    : `known.${column}`
}

function passed(type: string): string {
  return type === 'bytea' || type === 'tsvector' ? 'text' : type
}

function read(column: string, type: string): string {
  if (type === 'bytea') return `decode(${column}, 'hex') as ${column}`
  if (type === 'tsvector') return `${column}::tsvector as ${column}`
  return column === 'region_code'
    ? `(select code from region where code = r.region_code) as region_code`
    : column
}

type Target = Origin & { id: string; seriesId: string; stamp: Buffer | null }
type Found = { hallId: string | null; regionCode: string | null; tokens: string }

/** The row as `upsertEdition` takes it. */
export function editionRecord(row: ExhibitionRow, target: Target, found: Found): string {
  const { facts } = row
  return JSON.stringify({
    id: target.id,
    series_id: target.seriesId,
    status: facts.status,
    original_start_date: facts.originalStartDate,
    original_end_date: facts.originalEndDate,
    open_hours: facts.openHours,
    concurrent_events: facts.concurrentEvents,
    edition_no: row.editionNo,
    english_name: row.englishName,
    hall_id: found.hallId,
    venue_text: row.venue,
    region_code: found.regionCode,
    website: row.website,
    introduction: row.introduction,
    source_url: row.sourceUrl,
    move_in_start: facts.moveInStart,
    move_in_end: facts.moveInEnd,
    move_out_start: facts.moveOutStart,
    move_out_end: facts.moveOutEnd,
    registration_deadline: facts.registrationDeadline,
    drawing_review_deadline: facts.drawingReviewDeadline,
    freight_deadline: facts.freightDeadline,
    poster_url: facts.posterUrl,
    longitude: facts.longitude,
    latitude: facts.latitude,
    year: row.year,
    name: row.name,
    start_date: row.startDate,
    end_date: row.endDate,
    data_source: target.source,
    as_of: target.asOf,
    row_hash: target.stamp?.toString('hex') ?? null,
    search_tokens: found.tokens,
  })
}
