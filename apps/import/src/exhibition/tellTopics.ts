import { topicsOf } from '@zhzz/search/trade/topicsOf.ts'
import type { ClientBase } from 'pg'
import { rewriteSearchRows, tierBounds } from '#company/searchRows.ts'

type Told = { id: string; topics: string[] }

const perTransaction = 100

const byWords = `
  select id, array_remove(array[name, english_name] || aliases, null) as names, scope, industry_codes as topics
  from exhibition_series where industry_codes = '{}' or industry_basis = 'words' order by id`

const update = `
  update exhibition_series s set industry_codes = n.topics, industry_basis = 'words', updated_at = now()
  from jsonb_to_recordset($1) as n (id uuid, topics text[]) where s.id = n.id`

/** Companies whose search row holds topics of these series; one that counts no exhibition yet is written anew anyway. */
const exhibiting = `
  select distinct s.company_id as id from exhibition_edition e join exhibitor x on x.edition_id = e.id
  join company_search s on s.company_id = x.company_id
  where e.series_id = any ($1) and s.exhibition_count > 0`

/**
 * Gives every series for which no source states a topic those that its names say, else those of its scope, and the
 * companies that exhibit there the same in one transaction: after a kill the next run ends in the same state.
 */
export async function tellTopics(client: ClientBase): Promise<void> {
  const { rows } = await client.query<Told & { names: string[]; scope: string[] }>(byWords)
  const told = rows.flatMap(({ id, names, scope, topics: known }): Told[] => {
    const topics = all(names) ?? all(scope) ?? []
    return topics.join() === known.join() ? [] : [{ id, topics }]
  })
  for (let from = 0; from < told.length; from += perTransaction) {
    const some = told.slice(from, from + perTransaction)
    await client.query('begin')
    await client.query(update, [JSON.stringify(some)])
    await rewriteExhibiting(
      client,
      some.map(({ id }) => id),
    )
    await client.query('commit')
  }
}

/** Brings the search rows of the companies that exhibit in these series to the topics that the series have now. */
export async function rewriteExhibiting(client: ClientBase, seriesIds: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(exhibiting, [seriesIds])
  if (rows.length === 0) return
  await rewriteSearchRows(
    client,
    rows.map(({ id }) => id),
    await tierBounds(client),
  )
}

function all(texts: readonly string[]): string[] | null {
  const topics = [...new Set(texts.flatMap(topicsOf))]
  return topics.length > 0 ? topics : null
}
