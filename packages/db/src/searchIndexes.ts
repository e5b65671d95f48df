import type { ClientBase } from 'pg'

/** The indexes of company_search besides its key, as the migrations make them, those that take longest first. */
export const searchIndexes: Record<string, string> = {
  company_search_tokens: 'using gin (tokens) with (fastupdate = off)',
  company_search_placed: 'using gin (placed) with (fastupdate = off)',
  company_search_texts: 'using gin (texts) with (fastupdate = off) where texts is not null',
  company_search_prominence: '(prominence desc, company_id)',
  company_search_establish: '(establish_date desc nulls last, company_id)',
  company_search_capital: '(registered_capital desc nulls last, company_id)',
  company_search_exhibitions: '(exhibition_count desc nulls last, company_id)',
  company_search_exhibited: '(latest_exhibition_date desc nulls last, company_id)',
}

/**
 * For a load that is larger than what the table holds: making the indexes afterwards takes a fifth of keeping them
 * up while the rows come. Until `ensureSearchIndexes` only whole names are found.
 */
export async function dropSearchIndexes(client: ClientBase): Promise<void> {
  await client.query(`drop index if exists ${Object.keys(searchIndexes).join(', ')}`)
}

/**
 * Makes those that are missing, as many at once as there are connections, and sorts the rows into their tiers before
 * the first one. Reading goes on meanwhile, writing waits. Says whether any was missing. A builder whose program was
 * killed goes on to its end: who comes then waits for it instead of making the same index twice.
 */
export async function ensureSearchIndexes(client: ClientBase, ...others: ClientBase[]): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where to_regclass(name) is null',
    [Object.keys(searchIndexes)],
  )
  if (rows.length === 0) return false
  await client.query('select company_search_retier()')
  const left = rows.map(({ name }) => name)
  await Promise.all([client, ...others].map((builder) => makeIndexes(builder, left)))
  return true
}

async function makeIndexes(client: ClientBase, left: string[]) {
  // More is no faster, and there may be several of us.
  await client.query("set maintenance_work_mem = '256MB'")
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    await client.query(
      `select pg_advisory_xact_lock(hashtext('${name}'));
       create index if not exists ${name} on company_search ${searchIndexes[name]}`,
    )
  }
  await client.query('reset maintenance_work_mem')
}
