import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import type { KnownSeries, KnownSeriesList } from '#exhibition/knownSeries.ts'
import type { ExhibitionRow } from '#exhibition/row.ts'
import { editionRecord, upsertEdition } from '#exhibition/upsertEdition.ts'
import { writeMetrics } from '#exhibition/writeMetrics.ts'
import type { KnownHalls } from '#hall/knownHalls.ts'
import { knownHallOf } from '#known/hallNames.ts'
import type { Origin } from '#origin.ts'
import type { PlaceIn } from '#value/englishPlace.ts'
import { regionOfName } from '#value/region.ts'

/** What rows are looked up in; loaded once a run, kept up by what is written. */
export type Surroundings = {
  series: KnownSeriesList
  halls: KnownHalls
  /** Code of the place an English text names. */
  placeIn: PlaceIn
  /** Exhibition industry code by label in any language. */
  industries: Map<string, string>
}

/** The place that its texts tell. */
function placeIn(row: ExhibitionRow, around: Surroundings): string | null {
  const texts = [row.place, row.venue, row.englishName, row.name].filter((text) => text !== null)
  return texts.map((text) => around.placeIn(text) ?? regionOfName(text)).find((code) => code !== null) ?? null
}

type EditionTarget = Origin & { id: string; series: KnownSeries; stamp: Buffer | null }

/**
 * Writes the edition with its organisers and figures. The hall's region stands in where the row has none; a fair in
 * another country is in none of ours, whatever its words resemble.
 */
export async function writeEdition(
  client: ClientBase,
  row: ExhibitionRow,
  target: EditionTarget,
  around: Surroundings,
) {
  const hall = row.venue === null ? undefined : around.halls.find(row.venue)
  const region =
    row.regionCode ??
    row.facts.countryRegion ??
    hall?.regionCode ??
    knownHallOf(row.venue)?.regionCode ??
    placeIn(row, around)
  const { id, series, stamp, source, asOf } = target
  const tokens = tokensText({
    names: [row.name, row.englishName, row.venue, series.name, series.englishName, ...series.aliases],
    offers: [...row.industries, ...row.scope, ...series.scope],
    regionCode: region,
  })
  const found = { hallId: hall?.id ?? null, regionCode: region, tokens }
  await client.query(upsertEdition, [
    editionRecord(row, { id, seriesId: series.id, stamp, source, asOf }, found),
  ])
  await writeOrganizations(client, id, row.organizations)
  await writeMetrics(client, id, row.metrics, { source, asOf })
}

/** Organisers and the like; one whose name a single company bears is that company. */
const insertOrganizations = `
  insert into edition_organization as o (id, edition_id, name, role, company_id)
  select n.id, $1, n.name, n.role, known.id
  from jsonb_to_recordset($2) as n (id uuid, name text, key text, role text)
  left join lateral (
    select min(c.id::text)::uuid as id from company c where c.name_key = n.key and c.merged_into_id is null
    having count(*) = 1
  ) known on true
  on conflict (edition_id, role, name) do update set company_id = excluded.company_id
  where o.company_id is null and excluded.company_id is not null`

async function writeOrganizations(
  client: ClientBase,
  editionId: string,
  organizations: ExhibitionRow['organizations'],
) {
  if (organizations.length === 0) return
  const records = organizations.map(({ role, name }) => ({ id: uuid(), name, key: nameKey(name), role }))
  await client.query(insertOrganizations, [editionId, JSON.stringify(records)])
}
