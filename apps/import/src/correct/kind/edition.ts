import type { FactOf } from '@zhzz/contract/operate/correctFacts.ts'
import type { Queries } from '@zhzz/db/queries.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { Hindered } from '#correct/hindered.ts'
import { type Fact, type Kind, plain, type Role } from '#correct/kind/kind.ts'
import { statedStatusOf } from '#exhibition/statusWords.ts'
import { KnownHalls } from '#hall/knownHalls.ts'
import { dateOf } from '#value/date.ts'
import { regionOf } from '#value/region.ts'
import { countOf, lineOf, textOf } from '#value/text.ts'
import { webAddressOf } from '#value/webAddress.ts'

const companies = `select distinct company_id as id from exhibitor where edition_id = $1 and company_id is not null`

const needed = (fact: Fact): Fact => ({ ...fact, isNeeded: true })

const status: Fact = {
  group: 'status',
  columns: ['set_status'],
  read: (text) => {
    const said = statedStatusOf(text)
    if (said !== 'planned' && said !== 'postponed' && said !== 'cancelled') return null
    return { values: { set_status: said === 'planned' ? null : said }, shown: said }
  },
}

/** One of the halls that are known, with its place; another one in words. A name that may mean several is refused. */
const hall: Fact = {
  group: 'place',
  columns: ['venue_text', 'hall_id', 'region_code', 'longitude', 'latitude'],
  async read(text, { client, held }) {
    const venue = lineOf(text)
    if (venue === null) return null
    const halls = await KnownHalls.load(client)
    const found = halls.find(venue)
    if (!found && halls.candidates(venue).length > 0)
      throw new Hindered('unreadable', halls.asks(venue), 'hall')
    const place = found?.regionCode ?? held['region_code'] ?? null
    const region_code = typeof place === 'string' ? place : null
    return {
      values: { venue_text: venue, hall_id: found?.id ?? null, region_code, longitude: null, latitude: null },
      shown: found?.name ?? venue,
    }
  },
}

const facts: Record<FactOf<'edition'>, Fact | Role> = {
  name: needed(plain('name', lineOf)),
  englishName: plain('english_name', lineOf),
  editionNo: plain('edition_no', countOf, 'name'),
  year: needed(plain('year', countOf, 'name')),
  startDate: needed(plain('start_date', dateOf, 'dates')),
  endDate: needed(plain('end_date', dateOf, 'dates')),
  status,
  hall,
  region: plain('region_code', (text) => regionOf([text]), 'place'),
  organizers: { role: 'organizer' },
  coOrganizers: { role: 'co_organizer' },
  supporters: { role: 'support' },
  website: plain('website', webAddressOf),
  introduction: plain('introduction', textOf),
}

/** What is held until which day. */
export const edition: Kind = {
  table: 'exhibition_edition',
  name: 'name',
  facts,
  beside: {
    dates: [
      'original_start_date',
      'original_end_date',
      'move_in_start',
      'move_in_end',
      'move_out_start',
      'move_out_end',
      'registration_deadline',
      'drawing_review_deadline',
      'freight_deadline',
      'open_hours',
    ],
  },
  emptyIsWrong: ['set_status'],
  settle(held, values) {
    const first = values['start_date'] ?? held['start_date']
    const last = values['end_date'] ?? held['end_date']
    if (String(last) < String(first))
      throw new Hindered('unreadable', `the last day ${String(last)} is before the first`, 'endDate')
    return { ...values, ...daysBefore(held, values) }
  },
  async follow(client, id) {
    await retoken(client, 'id', id)
  },
  reach: (changed) => ('set_status' in changed || 'start_date' in changed ? companies : null),
}

/** The days that a postponed edition was to have are those held until now, as of an import that postpones it. */
function daysBefore(
  held: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, string | null> {
  if (!('set_status' in values)) return {}
  if (values['set_status'] === null) return { original_start_date: null, original_end_date: null }
  const isMoved = 'start_date' in values && values['start_date'] !== held['start_date']
  if (values['set_status'] !== 'postponed' || !isMoved || held['original_start_date'] !== null) return {}
  return { original_start_date: String(held['start_date']), original_end_date: String(held['end_date']) }
}

type Named = {
  id: string
  names: (string | null)[]
  offers: string[]
  regionCode: string | null
}

const named = (column: string) => `
  select e.id, array[e.name, e.english_name, e.venue_text, s.name, s.english_name] || s.aliases || s.known_aliases as names,
    s.scope || array(select label from dictionary_item item cross join lateral (values (item.label_zh_hans), (item.label_en)) l (label)
      where item.type = 'exhibition_industry' and item.code = any (s.industry_codes) and label is not null) as offers,
    e.region_code as "regionCode"
  from exhibition_edition e join exhibition_series s on s.id = e.series_id where e.${column} = $1`

/** Makes anew what the editions of this id, or of this series, are found by. */
export async function retoken(client: Queries, column: 'id' | 'series_id', id: string): Promise<void> {
  const { rows } = await client.query<Named>(named(column), [id])
  const told = rows.map(({ id: edition_id, ...words }) => ({ id: edition_id, tokens: tokensText(words) }))
  await client.query(
    `update exhibition_edition e set search_tokens = n.tokens::tsvector
     from jsonb_to_recordset($1) as n (id uuid, tokens text) where e.id = n.id`,
    [JSON.stringify(told)],
  )
}
