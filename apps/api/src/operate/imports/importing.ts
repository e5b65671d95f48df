import type { Log } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Arrivals } from '#outside/arrivals.ts'
import type { Storage } from '#outside/storage.ts'

/** What tasks are done with. */
export type Importing = {
  db: Kysely<DB>
  url: string
  dataDir: string
  storage: Storage
  /** Where a file lies while it is read. */
  arrivals: Arrivals
  clock: { now(): Date }
  log: Log
}

/** A task that this node has taken up. */
export type ClaimedTask = {
  no: number
  kind: string
  dataset: string
  options: unknown
  run: number | null
  fileId: string | null
}
