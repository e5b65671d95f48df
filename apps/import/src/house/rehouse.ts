import type { ClientBase } from 'pg'
import { rewriteSearchRows, tierBounds } from '#company/searchRows.ts'
import { type Match, matchRows, type Printed } from '#exhibitor/match.ts'
import { findParted } from '#house/houseSql.ts'
import { house, type Listed, writeCandidates } from '#house/housing.ts'
import { type Join, joinCompanies } from '#join/joinCompanies.ts'

const perRead = 500
const first = '00000000-0000-0000-0000-000000000000'

const homeless = `
  select x.id, listed_name as name, listed_english_name as "englishName", x.country_code as country, x.introduction,
    x.products, x.industry_text as "industryText", x.region_code as "regionCode", e.name as source
  from exhibitor x join exhibition_edition e on e.id = x.edition_id
  where x.company_id is null and x.id > $1 order by x.id limit ${perRead}`

const settleIn = `
  update exhibitor x set company_id = n.id, match_status = 'matched', match_score = n.score, match_reasons = n.reasons,
    updated_at = now()
  from jsonb_to_recordset($1) as n (entry uuid, id uuid, score numeric, reasons jsonb) where x.id = n.entry`

const listHouses = `
  select id, name, english_name as "englishName", country_code as country, website, region_code as "regionCode",
    array(select name from company_brand where company_id = company.id order by name) as "otherNames"
  from company where known_from = 'list' and merged_into_id is null and id > $1
    and ($2::uuid[] is null or (name ~ '[一-龥]' and exists (
      select from exhibitor x where x.company_id = company.id and x.edition_id = any ($2))))
  order by id limit ${perRead}`

type ListHouse = {
  id: string
  name: string
  englishName: string | null
  country: string | null
  website: string | null
  regionCode: string | null
  otherNames: string[]
}

/**
 * Gives entries without a company one, and looks again for the registry records of companies known only from lists:
 * the record may have come after the list. So the order in which things arrive does not matter. After lists
 * of some editions it looks at these alone, and at what may have come further down: another Chinese name, of which a
 * short one before is a part.
 */
export async function rehouse(client: ClientBase, editionIds: string[] | null = null): Promise<void> {
  const bounds = await tierBounds(client)
  await inPieces(client, (after) => houseEntries(client, after, bounds))
  await inPieces(client, (after) => joinListed(client, after, editionIds, bounds))
}

/** Each piece in a transaction of its own; `piece` returns where the next one begins. */
async function inPieces(client: ClientBase, piece: (after: string) => Promise<string | null>): Promise<void> {
  for (let after: string | null = first; after !== null; ) {
    await client.query('begin')
    after = await piece(after)
    await client.query('commit')
  }
}

async function houseEntries(client: ClientBase, after: string, bounds: number[]): Promise<string | null> {
  type Entry = Omit<Listed, 'otherNames' | 'website' | 'industryCode'> & { id: string }
  const { rows } = await client.query<Entry>(homeless, [after])
  if (rows.length === 0) return null
  const listed = rows.map((row) => ({
    ...row,
    otherNames: row.englishName === null ? [] : [row.englishName],
    website: null,
    industryCode: null,
  }))
  const { placed, touched } = await house(
    client,
    listed,
    await matchRows(
      client,
      listed.map((row) => printedOf(row)),
    ),
  )
  const homes = placed.map(({ companyId, score, reasons }, at) => ({
    entry: rows[at]?.id,
    id: companyId,
    score,
    reasons,
  }))
  await client.query(settleIn, [JSON.stringify(homes)])
  await rewriteSearchRows(client, touched, bounds)
  return next(rows)
}

async function joinListed(
  client: ClientBase,
  after: string,
  editionIds: string[] | null,
  bounds: number[],
): Promise<string | null> {
  const { rows } = await client.query<ListHouse>(listHouses, [after, editionIds])
  if (rows.length === 0) return null
  const { rows: parted } = await client.query<{ pair: string }>(findParted, [rows.map(({ id }) => id)])
  const isParted = new Set(parted.map(({ pair }) => pair))
  const matches = await matchRows(
    client,
    rows.map((row) => printedOf(row, row.id)),
  )
  const joins: Join[] = []
  const candidates = new Map<string, Match['candidates']>()
  for (const [at, { id }] of rows.entries()) {
    const match = matches[at]
    const isSaidApart = ({ companyId }: { companyId: string }) => isParted.has(`${id} ${companyId}`)
    if (match?.status !== 'matched' || isSaidApart(match))
      candidates.set(id, match?.candidates.filter((each) => !isSaidApart(each)) ?? [])
    else
      joins.push({
        fromId: id,
        toId: match.companyId,
        score: match.score,
        reasons: match.reasons,
        toldBy: null,
      })
  }
  await writeCandidates(client, candidates)
  await rewriteSearchRows(client, await joinCompanies(client, joins), bounds)
  return next(rows)
}

function printedOf(row: Omit<ListHouse, 'id' | 'country' | 'website'>, self: string | null = null): Printed {
  return { ...row, listedName: row.name, creditCode: null, self }
}

function next(rows: readonly { id: string }[]): string | null {
  return rows.length < perRead ? null : (rows.at(-1)?.id ?? null)
}
