import { setTimeout as delay } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { type DiskState, diskState } from '#diskState.ts'
import { findServer, type Where } from '#findServer.ts'
import { migrate } from '#migrate.ts'
import { createPool } from '#pool.ts'
import { preparing } from '#prepared.ts'
import type { DB } from '#tables.gen.ts'

export type { DB } from '#tables.gen.ts'

export type Database = {
  pool: Pool
  db: Kysely<DB>
  /** For a pool or client of one's own: `createPool(url, { statementTimeout: 0 })`. */
  url: string
  /** Of the disk the embedded server writes to; that of an outside server is never called low. */
  diskState: () => Promise<DiskState>
  /** Ends the pool and, when this process started it, the server. Within five seconds. */
  stop: () => Promise<void>
}

/** The database of the product, migrated and ready. Rejects with a sentence that says what to do. */
export async function openDatabase(where: Where): Promise<Database> {
  const { url, disk, stop } = await findServer(where)
  try {
    await migrate(url, { log: where.log })
  } catch (error) {
    await stop()
    throw error
  }
  const pool = createPool(url, { log: where.log })
  return {
    ...wrap(pool, url),
    diskState: async () => (disk === undefined ? outOfSight : diskState(disk)),
    async stop() {
      // Queries still running must not hold the server up; it cuts them.
      await Promise.race([pool.end(), delay(1_000, undefined, { ref: false })])
      await stop()
    },
  }
}

const outOfSight: DiskState = { freeBytes: Infinity, totalBytes: Infinity, low: false }

/** Kysely over a pool: camelCase in TypeScript, snake_case in the database, keys inside json too. */
export function wrap(pool: Pool, url: string) {
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    plugins: [new CamelCasePlugin()],
  })
  return { pool, db, url }
}
