import type { ClientBase } from 'pg'

/** The indexes of company_search besides its key, as the migrations make them; a test compares the two. */
export const searchIndexes: Record<string, string> = {
  company_search_tokens: 'using gin (tokens) with (fastupdate = off)',
  company_search_placed: 'using gin (placed) with (fastupdate = off)',
  company_search_prominence: '(prominence desc, company_id)',
  company_search_establish: '(establish_date desc nulls last, company_id)',
  company_search_capital: '(registered_capital desc nulls last, company_id)',
  company_search_exhibitions: '(exhibition_count desc nulls last, company_id)',
  company_search_exhibited: '(latest_exhibition_date desc nulls last, company_id)',
}

/**
 * For a load that is larger than what the table holds: making the indexes afterwards takes a fifth of keeping them
 * up while the rows come. Until `ensureSearchIndexes` searches of companies are slow.
 */
export async function dropSearchIndexes(client: ClientBase): Promise<void> {
  await client.query(`drop index if exists ${Object.keys(searchIndexes).join(', ')}`)
}

/** Makes those that are missing, and sorts the rows into their tiers before the first one. Says whether any was. */
export async function ensureSearchIndexes(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where to_regclass(name) is null',
    [Object.keys(searchIndexes)],
  )
  if (rows.length === 0) return false
  await client.query('select company_search_retier()')
  await client.query("set maintenance_work_mem = '1GB'")
  for (const { name } of rows)
    await client.query(`create index if not exists ${name} on company_search ${searchIndexes[name]}`)
  await client.query('reset maintenance_work_mem')
  return true
}
