import { setTimeout as delay } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { type DiskState, diskState } from '#diskState.ts'
import { findServer, nothingThere, type Where } from '#findServer.ts'
import { holdKey } from '#key/holdKey.ts'
import { migrate } from '#migrate.ts'
import { connect, createPool } from '#pool.ts'
import { openPooler } from '#pooler.ts'
import { preparing } from '#prepared.ts'
import type { Sealing } from '#sealed.ts'
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

export type KeyedDatabase = Database & { sealing: Sealing }

type Options = Where & {
  /** The key has become another one while this process works with it: it must not seal anything any more. */
  onKeyLost?: (reason: Error) => void
  /** PgBouncer in transaction mode before the outside server, for what needs no session: the calls. */
  poolerUrl?: string
}

/**
 * The database of the product, migrated and ready, with the sealing of its key, which is rotated by nobody meanwhile.
 * Rejects with a sentence that says what to do.
 */
export async function openDatabase({
  onKeyLost = () => {},
  poolerUrl,
  ...where
}: Options): Promise<KeyedDatabase> {
  const { url, disk, stop } = await findServer(where)
  try {
    if (where.existing && !(await isMigrated(url))) throw nothingThere(where)
    await migrate(url, { log: where.log })
    const place = { dataDir: where.dataDir, secretKey: process.env['SECRET_KEY'] }
    const { sealing, release } = await holdKey(url, place, onKeyLost)
    const pool =
      poolerUrl === undefined
        ? createPool(url, { log: where.log })
        : await openPooler(url, poolerUrl, where.log)
    return {
      ...wrap(pool, url, poolerUrl === undefined),
      sealing,
      diskState: async () => (disk === undefined ? outOfSight : diskState(disk)),
      async stop() {
        // Queries still running must not hold the server up; it cuts them.
        await Promise.race([Promise.all([pool.end(), release()]), delay(1_000, undefined, { ref: false })])
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function isMigrated(url: string): Promise<boolean> {
  const client = await connect(url)
  try {
    const { rowCount } = await client.query(
      `select from pg_class where oid = to_regclass('schema_migration')`,
    )
    return rowCount === 1
  } finally {
    await client.end()
  }
}

const outOfSight: DiskState = { freeBytes: Infinity, totalBytes: Infinity, low: false, tight: false }

/** Kysely over a pool: camelCase in TypeScript, snake_case in the database, keys inside json too. */
export function wrap(pool: Pool, url: string, isNamed = true) {
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparing(pool, isNamed) }),
    plugins: [new CamelCasePlugin()],
  })
  return { pool, db, url }
}
