import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { type DiskState, diskState } from '#diskState.ts'
import { startServer } from '#embedded/startServer.ts'
import type { Log } from '#log.ts'
import { migrate } from '#migrate.ts'
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
  log: Log
}

/** The database of the product, migrated and ready. */
export async function openDatabase({ dataDir, databaseUrl, log }: Options): Promise<Database> {
  const server = databaseUrl === undefined ? await startServer({ dataDir, log }) : undefined
  const url = server?.url ?? databaseUrl ?? ''
  try {
    await migrate(url, { log })
  } catch (error) {
    await server?.stop()
    throw error
  }
  const pool = createPool(url, { log })
  return {
    ...wrap(pool, url),
    diskState: async () => {
      if (server) return diskState(server.cluster)
      return { ...(await diskState(dataDir)), low: false }
    },
    async stop() {
      await pool.end()
      await server?.stop()
    },
  }
}

/** Kysely over a pool: camelCase in TypeScript, snake_case in the database, keys inside json too. */
export function wrap(pool: Pool, url: string) {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] })
  return { pool, db, url }
}
