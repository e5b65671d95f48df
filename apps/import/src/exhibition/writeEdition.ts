import { tokensText } from '@zhzz/search/document/tokensText.ts'
import type { ClientBase } from 'pg'
import type { KnownSeries, KnownSeriesList } from '#exhibition/knownSeries.ts'
import { insertOrganizations } from '#exhibition/organizations.ts'
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
  await insertOrganizations(client, id, row.organizations)
  await writeMetrics(client, id, row.metrics, { source, asOf })
}
