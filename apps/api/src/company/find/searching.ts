import { availableParallelism } from 'node:os'
import type { Log } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'

/** What a search reads from: the ranked search goes over connections of its own. */
export type Searching = { db: Kysely<DB>; searching: Pool }

/**
 * Few connections that are kept. A connection's first search takes six times as long as its second, for the plans of
 * company_search_hits; and one process, which needs a third of the time of a search itself, cannot keep more than
 * these busy: with more, searches only push each other off the cores. Who comes when all are taken waits in line.
 */
export function createSearchPool(
  url: string,
  { log = console, statementTimeout = 5_000 }: Options = {},
): Pool {
  return createPool(url, {
    max: Math.max(2, availableParallelism()) + 1,
    idleTimeout: 3_600_000,
    applicationName: 'zhzz search',
    statementTimeout,
    log,
  })
}

type Options = { log?: Log; statementTimeout?: number }
