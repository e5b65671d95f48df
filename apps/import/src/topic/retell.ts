import type { Queries } from '@zhzz/db/queries.ts'
import { exhibitorTopics } from '@zhzz/search/trade/exhibitorTopics.ts'
import type { ClientBase } from 'pg'
import { type ToldBy, toldOf } from '#company/row.ts'
import { rewriteSearchRows, tierBounds } from '#company/searchRows.ts'
import { industryOf } from '#value/industry.ts'

type Id = { id: string }

const perTransaction = 2_000
const textsOfCompanies = `
  select id, name, english_name as "englishName", industry_text as "industryText", introduction, products
  from company`

const updateCompanies = `
  update company c set topics = n.topics, industry_code = coalesce(c.industry_code, industry.code), updated_at = now()
  from jsonb_to_recordset($1) as n (id uuid, topics jsonb, code text) left join industry on industry.code = n.code
  where c.id = n.id and (c.topics <> n.topics or c.industry_code is null and industry.code is not null)
  returning c.id`

const textsOfEntries = `
  select id, listed_name as name, listed_english_name as "englishName", industry_text as "industryText", introduction,
    products from exhibitor`

const updateEntries = `
  update exhibitor x set topics = n.topics, updated_at = now() from jsonb_to_recordset($1) as n (id uuid, topics jsonb)
  where x.id = n.id and x.topics <> n.topics returning x.company_id as id`

/** Brings topics, and the GB/T code where none is known, to what the texts of these companies say; returns whose changed. */
export async function retellCompanies(client: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await client.query<ToldBy & Id>(`${textsOfCompanies} where id = any ($1)`, [ids])
  return writeCompanies(client, rows)
}

async function writeCompanies(client: Queries, companies: readonly (ToldBy & Id)[]): Promise<string[]> {
  const told = companies.map((company) => ({
    id: company.id,
    topics: toldOf(company),
    code: industryOf(company.industryText ?? undefined).code,
  }))
  const { rows } = await client.query<Id>(updateCompanies, [JSON.stringify(told)])
  return rows.map(({ id }) => id)
}

async function writeEntries(client: ClientBase, entries: readonly (ToldBy & Id)[]): Promise<string[]> {
  const told = entries.map(({ id, name, englishName, industryText, introduction, products }) => ({
    id,
    topics: exhibitorTopics({
      categories: industryText === null ? [] : [industryText],
      products,
      introduction,
      names: [name, englishName],
    }),
  }))
  const { rows } = await client.query<{ id: string | null }>(updateEntries, [JSON.stringify(told)])
  return rows.flatMap(({ id }) => id ?? [])
}

/**
 * Tells the topics of rows that were there before topics were, with the search rows of their companies, piece by piece
 * from where it last stopped: after a kill the next import goes on. A database that was made later has nothing to tell.
 */
export async function retellAll(client: ClientBase): Promise<void> {
  const { rows: untold } = await client.query<{ what: 'company' | 'exhibitor'; after: string }>(
    'select what, after_id as after from untold_topics order by what desc',
  )
  for (const { what, after } of untold) {
    for (let at: string | undefined = after; at !== undefined; ) at = await retellSome(client, what, at)
    await client.query('delete from untold_topics where what = $1', [what])
  }
}

/** The next rows behind `after`, in one transaction; the last of them, or undefined where none is left. */
async function retellSome(client: ClientBase, what: 'company' | 'exhibitor', after: string) {
  const [texts, write] =
    what === 'company' ? [textsOfCompanies, writeCompanies] : [textsOfEntries, writeEntries]
  await client.query('begin')
  const { rows } = await client.query<ToldBy & Id>(
    `${texts} where id > $1 order by id limit ${perTransaction}`,
    [after],
  )
  const last = rows.at(-1)?.id
  await rewriteSearchRows(client, [...new Set(await write(client, rows))], await tierBounds(client))
  if (last !== undefined)
    await client.query('update untold_topics set after_id = $2 where what = $1', [what, last])
  await client.query('commit')
  return last
}
