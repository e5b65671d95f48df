import type { ClientBase } from 'pg'

const indexes = [
  `company_search_tokens on company_search using gin (tokens) with (fastupdate = off)`,
  `company_search_prominence on company_search (prominence desc, company_id)`,
  `company_search_establish on company_search (establish_date desc nulls last, company_id)`,
  `company_search_capital on company_search (registered_capital desc nulls last, company_id)`,
  `company_search_exhibitions on company_search (exhibition_count desc nulls last, company_id)`,
  `company_search_exhibited on company_search (latest_exhibition_date desc nulls last, company_id)`,
]

/** Drops the indexes of company_search: ten times faster to load before than into them, when most rows are new. */
export async function dropCompanySearchIndexes(client: ClientBase) {
  for (const index of indexes) await client.query(`drop index if exists ${index.split(' ')[0]}`)
}

/** Makes those that are missing, and the table's statistics. */
export async function createCompanySearchIndexes(client: ClientBase) {
  for (const index of indexes) await client.query(`create index if not exists ${index}`)
  await client.query('analyze company_search')
}
