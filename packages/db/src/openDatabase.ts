import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { type DiskState, diskState } from '#diskState.ts'
import { InUse } from '#embedded/startLock.ts'
import { runningUrl, startServer } from '#embedded/startServer.ts'
import type { Log } from '#log.ts'
import { migrate } from '#migrate.ts'
import { checkOutsideServer } from '#outsideServer.ts'
import { createPool } from '#pool.ts'
import type { DB } from '#tables.gen.ts'

export type { DB } from '#tables.gen.ts'

export type Database = {
  pool: Pool
  db: Kysely<DB>
  /** For a pool or client of one's own: `createPool(url, { statementTimeout: 0 })`. */
  url: string
  /** Of the disk the embedded server writes to; that of an outside server is never called low. */
  diskState(): Promise<DiskState>
  /** Ends the pool and, when this process started it, the server. Within five seconds. */
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  /** An outside PostgreSQL, 15 or newer, instead of the embedded one. */
  databaseUrl?: string
  /** For commands beside a running app: use the server of the process that has the DATA_DIR, if one has. */
  join?: boolean
  log: Log
}

/** The database of the product, migrated and ready. Rejects with a sentence that says what to do. */
export async function openDatabase(options: Options): Promise<Database> {
  const { url, disk, stop } = await findServer(options)
  try {
    await migrate(url, options)
  } catch (error) {
    await stop()
    throw error
  }
  const pool = createPool(url, options)
  return {
    ...wrap(pool, url),
    diskState: async () => {
      if (disk !== undefined) return diskState(disk)
      return { freeBytes: Infinity, totalBytes: Infinity, low: false }
    },
    async stop() {
      await pool.end()
      await stop()
    },
  }
}

/** `disk` is a folder on the disk the server writes to, where we can see that. */
async function findServer({ dataDir, databaseUrl, join, log }: Options) {
  const stop = async () => {}
  if (databaseUrl !== undefined) {
    await checkOutsideServer(databaseUrl, log)
    return { url: databaseUrl, disk: undefined, stop }
  }
  try {
    const server = await startServer({ dataDir, log })
    return { ...server, disk: server.cluster }
  } catch (error) {
    const url = runningUrl(dataDir)
    if (!(join && error instanceof InUse && url !== undefined)) throw error
    return { url, disk: dataDir, stop }
  }
}

/** Kysely over a pool: camelCase in TypeScript, snake_case in the database, keys inside json too. */
export function wrap(pool: Pool, url: string) {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] })
  return { pool, db, url }
}
