import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { topicsOf } from '@zhzz/search/trade/topicsOf.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import type { KnownSeries, KnownSeriesList } from '#exhibition/knownSeries.ts'
import type { ExhibitionRow } from '#exhibition/row.ts'
import { seriesNameOf } from '#exhibition/seriesName.ts'
import { rewriteExhibiting } from '#exhibition/tellTopics.ts'
import type { KnownHalls } from '#hall/knownHalls.ts'
import { knownHallOf } from '#known/hallNames.ts'
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

const upsertEdition = `
  insert into exhibition_edition as e (id, series_id, edition_no, year, name, english_name, start_date, end_date,
    hall_id, venue_text, region_code, website, introduction, data_source, source_url, row_hash, search_tokens)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, (select code from region where code = $11), $12, $13, $14, $15, $16,
    $17::tsvector)
  on conflict (id) do update set edition_no = coalesce(excluded.edition_no, e.edition_no), year = excluded.year,
    name = excluded.name, english_name = coalesce(excluded.english_name, e.english_name),
    start_date = excluded.start_date, end_date = excluded.end_date, hall_id = coalesce(excluded.hall_id, e.hall_id),
    venue_text = coalesce(excluded.venue_text, e.venue_text), region_code = coalesce(excluded.region_code, e.region_code),
    website = coalesce(excluded.website, e.website), introduction = coalesce(excluded.introduction, e.introduction),
    data_source = excluded.data_source, source_url = coalesce(excluded.source_url, e.source_url),
    row_hash = excluded.row_hash, search_tokens = excluded.search_tokens, collected_at = now(), updated_at = now()`

export async function findOrAddSeries(
  client: ClientBase,
  row: ExhibitionRow,
  around: Surroundings,
  source: string,
): Promise<KnownSeries> {
  const known = around.series.find(row.series, row.name, row.englishName)
  const codes = [...new Set(row.industries.flatMap((label) => statedTopics(label, around)))]
  if (known) {
    if (codes.length + row.scope.length > 0) {
      await client.query(
        `update exhibition_series set industry_codes = case when $2::text[] <> '{}' then $2 else industry_codes end,
           industry_basis = case when $2::text[] <> '{}' then 'stated' else industry_basis end,
           scope = case when $3::text[] <> '{}' then $3 else scope end, updated_at = now()
         where id = $1`,
        [known.id, codes, row.scope],
      )
    }
    if (codes.length > 0 && codes.join() !== known.industryCodes.join()) {
      known.industryCodes = codes
      await rewriteExhibiting(client, [known.id])
    }
    return known
  }
  const englishName = row.englishName === null ? null : seriesNameOf(row.englishName).series
  const series = {
    id: uuid(),
    name: row.series,
    englishName,
    aliases: [],
    industryCodes: codes,
    scope: row.scope,
  }
  await client.query(
    `insert into exhibition_series (id, name, name_key, english_name, home_region_code, website, scope, industry_codes, data_source)
     values ($1, $2, $3, $4, (select code from region where code = $5), $6, $7, $8, $9)`,
    [
      series.id,
      series.name,
      nameKey(series.name),
      englishName,
      row.regionCode,
      row.website,
      row.scope,
      codes,
      source,
    ],
  )
  around.series.add(series)
  return series
}

/** The topics that a source's own category means: by its label in any language, else by its words. */
function statedTopics(label: string, { industries }: Surroundings): string[] {
  const code = industries.get(nameKey(label))
  return code === undefined ? topicsOf(label) : [code]
}

type EditionTarget = { id: string; series: KnownSeries; stamp: Buffer | null; source: string }

/** Writes the edition with its organisers and figures. The hall's region stands in where the row has none. */
export async function writeEdition(
  client: ClientBase,
  row: ExhibitionRow,
  target: EditionTarget,
  around: Surroundings,
) {
  const hall = row.venue === null ? undefined : around.halls.find(row.venue)
  const places = [row.venue, row.englishName, row.name].filter((text) => text !== null)
  const region =
    row.regionCode ??
    hall?.regionCode ??
    knownHallOf(row.venue)?.regionCode ??
    places.map((text) => around.placeIn(text) ?? regionOfName(text)).find((code) => code !== null) ??
    null
  const { id, series } = target
  const tokens = tokensText({
    names: [row.name, row.englishName, row.venue, series.name, series.englishName, ...series.aliases],
    offers: [...row.industries, ...row.scope, ...series.scope],
    regionCode: region,
  })
  await client.query(upsertEdition, [
    id,
    series.id,
    row.editionNo,
    row.year,
    row.name,
    row.englishName,
    row.startDate,
    row.endDate,
    hall?.id ?? null,
    row.venue,
    region,
    row.website,
    row.introduction,
    target.source,
    row.sourceUrl,
    target.stamp,
    tokens,
  ])
  for (const { role, name } of row.organizations) {
    await client.query(
      'insert into edition_organization (id, edition_id, name, role) values ($1, $2, $3, $4) on conflict do nothing',
      [uuid(), id, name, role],
    )
  }
  for (const { metric, unit, value } of row.metrics) {
    await client.query(
      `insert into edition_metric (edition_id, metric, value, unit, basis, source) values ($1, $2, $3, $4, 'published', $5)
       on conflict (edition_id, metric, basis, source) do update set value = excluded.value, collected_at = now()`,
      [id, metric, value, unit, target.source],
    )
  }
}
