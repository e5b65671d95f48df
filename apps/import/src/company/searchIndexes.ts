import type { ClientBase } from 'pg'

const fewestForRebuild = 100_000

/**
 * A big load into a table that holds little: the indexes are dropped and made again when the rows are in, which
 * takes a fifth of the time. Until then searches of companies are slow; after a kill the next import makes them.
 */
export async function dropSearchIndexesForLoad(client: ClientBase, expectedRows: number): Promise<boolean> {
  if (expectedRows < fewestForRebuild) return false
  const { rows } = await client.query<{ held: number }>(
    'select count(*)::integer as held from (select from company_search limit $1) few',
    [Math.ceil(expectedRows / 2)],
  )
  if ((rows[0]?.held ?? 0) * 2 >= expectedRows) return false
  await client.query('drop index if exists company_search_tokens, company_search_prominence')
  return true
}

/** Makes the search indexes that are missing; nothing where they are there. */
export async function ensureSearchIndexes(client: ClientBase, log: (text: string) => void) {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('company_search_tokens') is not null and to_regclass('company_search_prominence') is not null as there`,
  )
  if (rows[0]?.there) return
  log('making the search index')
  await client.query("set maintenance_work_mem = '1GB'")
  await client.query(
    'create index if not exists company_search_tokens on company_search using gin (tokens) with (fastupdate = off)',
  )
  await client.query(
    'create index if not exists company_search_prominence on company_search (prominence desc, company_id)',
  )
  await client.query('analyze company_search')
}
