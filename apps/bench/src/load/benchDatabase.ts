import { allowUpkeep } from '@zhzz/db/embedded/ensureAppDatabase.ts'
import { findServer } from '@zhzz/db/findServer.ts'
import { silent } from '@zhzz/db/log.ts'
import { migrate } from '@zhzz/db/migrate.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { connect, createPool } from '@zhzz/db/pool.ts'
import { escapeIdentifier } from 'pg'

/** A migrated database for one bench, dropped by `end` unless it is to be kept then; one that was kept is used again. */
export async function benchDatabase(name: string, { keep = false, connections = 10 } = {}) {
  const server = await findServer({
    dataDir: process.env.DATA_DIR ?? '.data/bench',
    ...(process.env.DATABASE_URL && { databaseUrl: process.env.DATABASE_URL }),
    log: console,
  })
  const admin = await connect(server.adminUrl)
  const owner = await roleOf(server.url)
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  const known = rowCount === 1
  if (known && !keep) await admin.query(`drop database ${name} with (force)`)
  if (!known || !keep) await admin.query(`create database ${name} owner ${escapeIdentifier(owner)}`)
  const ofBench = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const url = ofBench(server.url)
  if (server.disk !== undefined) await allowUpkeep(ofBench(server.adminUrl))
  await migrate(url, { log: silent })
  const pool = createPool(url, { max: connections, statementTimeout: 0 })
  return {
    ...wrap(pool, url),
    /** It was kept from an earlier run, with whatever that loaded. */
    known: known && keep,
    /** Of the embedded server: the folder of its files. */
    ...(server.disk !== undefined && { folder: server.disk }),
    async end(isKept = keep) {
      await pool.end()
      if (!isKept) await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await server.stop()
    },
  }
}

/** The role the server is used with, which is to own the database as it owns that of the product. */
async function roleOf(url: string): Promise<string> {
  const client = await connect(url)
  try {
    const { rows } = await client.query<{ role: string }>('select current_user::text as role')
    return rows[0]?.role ?? ''
  } finally {
    await client.end()
  }
}
