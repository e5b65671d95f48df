import { dropSearchIndexes, ensureSearchIndexes } from '@zhzz/db/searchIndexes.ts'
import type { ClientBase, Pool } from 'pg'

const fewestForRebuild = 100_000

/**
 * A big load into a table that holds little goes in without the search indexes; `finish` makes them, and after a
 * kill the next import of anything does.
 */
export async function dropSearchIndexesForLoad(client: ClientBase, expectedRows: number) {
  if (expectedRows < fewestForRebuild) return
  const { rows } = await client.query<{ held: number }>(
    'select count(*)::integer as held from (select from company_search limit $1) few',
    [Math.ceil(expectedRows / 2)],
  )
  if ((rows[0]?.held ?? 0) * 2 < expectedRows) await dropSearchIndexes(client)
}

/** Makes the search indexes that are missing, over two connections, and the statistics that such a load has outdated. */
export async function completeSearch(client: ClientBase, pool: Pool) {
  const other = await pool.connect()
  try {
    if (!(await ensureSearchIndexes(client, other))) return
    await Promise.all([client.query('analyze company_search'), other.query('analyze company')])
  } finally {
    other.release(true)
  }
}
