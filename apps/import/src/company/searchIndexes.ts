import { dropSearchIndexes, ensureSearchIndexes } from '@zhzz/db/searchIndexes.ts'
import { warmSearch } from '@zhzz/db/warmSearch.ts'
import type { ClientBase, Pool } from 'pg'

const fewestForRebuild = 100_000
/** With more than this part of the load the table is in use: its companies must be found while the rows come. */
const mostHeld = 1 / 50

/**
 * A big load into a table that holds next to nothing goes in without the search indexes; `completeSearch` makes them,
 * and after a kill the next import of companies or exhibitors does. Until then searches say that companies are loaded.
 */
export async function dropSearchIndexesForLoad(client: ClientBase, expectedRows: number) {
  if (expectedRows < fewestForRebuild) return
  const most = Math.floor(expectedRows * mostHeld)
  const { rows } = await client.query<{ held: number }>(
    'select count(*)::integer as held from (select from company_search limit $1) few',
    [most + 1],
  )
  if ((rows[0]?.held ?? 0) <= most) await dropSearchIndexes(client)
}

/**
 * Makes the search indexes that are missing, over two connections, and what such a load leaves to the first readers: new
 * statistics, and the marks of rows that everybody sees, which they would write.
 */
export async function completeSearch(client: ClientBase, pool: Pool) {
  const other = await pool.connect()
  try {
    if (!(await ensureSearchIndexes(client, other))) return
    await Promise.all([client.query('vacuum (analyze) company_search'), other.query('analyze company')])
    // Without the extension searches read from the disk at first, which the server says when it starts.
    await warmSearch(client).catch(() => {})
  } finally {
    other.release(true)
  }
}
