import { nameKey } from '@zhzz/search/text/fold.ts'
import { topicsOf } from '@zhzz/search/trade/topicsOf.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import type { KnownSeries } from '#exhibition/knownSeries.ts'
import type { ExhibitionRow } from '#exhibition/row.ts'
import { seriesNameOf } from '#exhibition/seriesName.ts'
import { rewriteExhibiting } from '#exhibition/tellTopics.ts'
import type { Surroundings } from '#exhibition/writeEdition.ts'

/** What a row says goes before what is known, what it does not say stays. */
const update = `
  update exhibition_series s set industry_codes = case when n.topics <> '{}' then n.topics else s.industry_codes end,
    industry_basis = case when n.topics <> '{}' then 'stated' else s.industry_basis end,
    scope = case when n.scope <> '{}' then n.scope else s.scope end,
    aliases = s.aliases || array(select unnest(n.aliases) except select unnest(s.aliases || s.name)),
    logo_url = coalesce(n.logo_url, s.logo_url), is_ufi_approved = coalesce(n.is_ufi_approved, s.is_ufi_approved),
    exhibition_type = coalesce(n.exhibition_type, s.exhibition_type), frequency = coalesce(n.frequency, s.frequency),
    first_year = coalesce(n.first_year, s.first_year), introduction = coalesce(n.introduction, s.introduction),
    website = coalesce(s.website, n.website), updated_at = now()
  from jsonb_to_record($2) as n (topics text[], scope text[], aliases text[], logo_url text, is_ufi_approved boolean,
    exhibition_type text, frequency text, first_year integer, introduction text, website text)
  where s.id = $1`

const insert = `
  insert into exhibition_series (id, name, name_key, english_name, home_region_code, data_source)
  values ($1, $2, $3, $4, (select code from region where code = $5), $6)`

/** The series of an edition by its names, brought to what the row says of it; made when there is none. */
export async function findOrAddSeries(
  client: ClientBase,
  row: ExhibitionRow,
  around: Surroundings,
  source: string,
): Promise<KnownSeries> {
  const codes = [...new Set(row.industries.flatMap((label) => statedTopics(label, around)))]
  const found = around.series.find(row.series, row.name, row.englishName)
  const series = found ?? (await addSeries(client, row, source))
  const { aliases, logoUrl, isUfiApproved, exhibitionType, frequency, firstYear, introduction } =
    row.seriesFacts
  const said = {
    topics: codes,
    scope: row.scope,
    aliases,
    logo_url: logoUrl,
    is_ufi_approved: isUfiApproved,
    exhibition_type: exhibitionType,
    frequency,
    first_year: firstYear,
    introduction,
    website: row.website,
  }
  await client.query(update, [series.id, JSON.stringify(said)])
  if (row.scope.length > 0) series.scope = row.scope
  series.aliases.push(...aliases.filter((alias) => !series.aliases.includes(alias)))
  if (codes.length > 0 && codes.join() !== series.industryCodes.join()) {
    series.industryCodes = codes
    if (found) await rewriteExhibiting(client, [series.id])
  }
  around.series.add(series)
  return series
}

async function addSeries(client: ClientBase, row: ExhibitionRow, source: string): Promise<KnownSeries> {
  const englishName = row.englishName === null ? null : seriesNameOf(row.englishName).series
  const id = uuid()
  const { series: name, regionCode } = row
  await client.query(insert, [id, name, nameKey(name), englishName, regionCode, source])
  return { id, name, englishName, aliases: [], industryCodes: [], scope: [] }
}

/** The topics that a source's own category means: by its label in any language, else by its words. */
function statedTopics(label: string, { industries }: Surroundings): string[] {
  const code = industries.get(nameKey(label))
  return code === undefined ? topicsOf(label) : [code]
}
