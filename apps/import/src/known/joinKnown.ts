import type { KnownFairNames } from '@zhzz/db/reference/known/knownNames.ts'
import { tokensText } from '@zhzz/search/document/tokensText.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { type FairFound, knownFairOf } from '#known/fairNames.ts'
import { knownHallOf } from '#known/hallNames.ts'

type Named = {
  id: string
  name: string
  englishName: string | null
  aliases: string[]
  knownName: string | null
}
type Hall = Named & { address: string | null; regionCode: string | null }

const updateHall = `
  update hall set name = $2, name_key = $3, english_name = $4, known_name = $5, known_aliases = $6,
    region_code = (select code from region where code = $7), search_tokens = $8::tsvector,
    known_longitude = $9, known_latitude = $10, known_indoor_area = $11, known_source = $12, updated_at = now()
  where id = $1 and (name, english_name, known_name, known_aliases, search_tokens, known_longitude, known_latitude,
      known_indoor_area, known_source)
    is distinct from ($2, $4, $5, $6::text[], $8::tsvector, $9::numeric, $10::numeric, $11::numeric, $12)`

const updateSeries = `
  update exhibition_series set name = $2, name_key = $3, english_name = $4, known_name = $5, known_aliases = $6,
    updated_at = now()
  where id = $1 and (name, english_name, known_name, known_aliases) is distinct from ($2, $4, $5, $6::text[])`

/** The year of an edition stands behind a name of ours, as it stood in the one that the import said. */
const updateEditions = `
  update exhibition_edition set
    english_name = case when name ~ '[\\u4e00-\\u9fff]' then english_name else coalesce(english_name, name) end,
    name = case when name ~ '[\\u4e00-\\u9fff]' then name else $2 || ' ' || year end,
    search_tokens = search_tokens || $3::tsvector
  where series_id = $1
    and (name !~ '[\\u4e00-\\u9fff]' or search_tokens is distinct from search_tokens || $3::tsvector)`

/**
 * Joins the names of our reference data to the halls and series that are there: a Chinese name where imports know an
 * English one only, short names to be searched by. What an import said stays; no hall or fair is made.
 */
export async function joinKnown(client: ClientBase): Promise<void> {
  await joinHalls(client)
  await joinSeries(client)
}

async function joinHalls(client: ClientBase) {
  const { rows } = await client.query<Hall>(
    `select id, name, english_name as "englishName", aliases, known_name as "knownName", address,
       region_code as "regionCode" from hall`,
  )
  for (const hall of rows) {
    const known = knownHallOf(hall.name, hall.englishName, ...hall.aliases)
    if (known === undefined && hall.knownName === null) continue
    const { name, englishName } = namesOf(hall, known?.name ?? null)
    const others = known === undefined ? [] : [known.name, ...known.englishNames, ...known.aliases]
    const aliases = others.filter((other) => ![name, englishName, ...hall.aliases].includes(other))
    const region = narrower(hall.regionCode, known?.regionCode ?? null)
    await client.query(updateHall, [
      hall.id,
      name,
      nameKey(name),
      englishName,
      known?.name ?? null,
      aliases,
      region,
      tokensText({
        names: [name, englishName, ...hall.aliases, ...aliases],
        offers: hall.address === null ? [] : [hall.address],
        regionCode: region,
      }),
      known?.place?.longitude ?? null,
      known?.place?.latitude ?? null,
      known?.place?.indoorArea ?? null,
      known?.place?.source ?? null,
    ])
  }
}

async function joinSeries(client: ClientBase) {
  const { rows } = await client.query<Named & { regionCode: string | null }>(
    `select id, name, english_name as "englishName", aliases, known_name as "knownName",
       coalesce((select region_code from exhibition_edition edition where edition.series_id = series.id
         and region_code is not null order by start_date desc limit 1), home_region_code) as "regionCode"
     from exhibition_series series`,
  )
  for (const series of rows) {
    const found = fairOf(series)
    if (found === undefined && series.knownName === null) continue
    const { name, englishName } = namesOf(series, found?.name ?? null)
    const aliases = found === undefined ? [] : otherNames(found.fair, [name, englishName, ...series.aliases])
    await client.query(updateSeries, [
      series.id,
      name,
      nameKey(name),
      englishName,
      found?.name ?? null,
      aliases,
    ])
    if (found !== undefined)
      await client.query(updateEditions, [
        series.id,
        found.name,
        tokensText({ names: [found.name, ...aliases] }),
      ])
  }
}

function fairOf({
  name,
  englishName,
  aliases,
  regionCode,
}: Named & { regionCode: string | null }): FairFound | undefined {
  for (const one of [englishName, name, ...aliases]) {
    const found = one === null ? undefined : knownFairOf(one, regionCode)
    if (found !== undefined) return found
  }
}

function otherNames({ name, englishNames, aliases }: KnownFairNames, own: (string | null)[]): string[] {
  return [name, ...englishNames, ...aliases].filter((other) => !own.includes(other))
}

/** A Chinese name of an import stays; one of ours gives way when it is joined no longer, or is put right. */
function namesOf({ name, englishName, knownName }: Named, known: string | null) {
  const isOurs = name === knownName
  if (!isOurs && /\p{Script=Han}/u.test(name)) return { name, englishName }
  const english = isOurs ? englishName : (englishName ?? name)
  return { name: known ?? english ?? name, englishName: english }
}

function narrower(told: string | null, known: string | null): string | null {
  if (told === null || known === null) return told ?? known
  const bare = told.replace(/0000$/, '').replace(/^(\d{4})00$/, '$1')
  return known.length > 2 && known.startsWith(bare) && known.replace(/0+$/, '').length > bare.length
    ? known
    : told
}
