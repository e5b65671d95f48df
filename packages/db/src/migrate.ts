import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'
import { type Log, messageOf, silent } from '#log.ts'
import { connect } from '#pool.ts'
import { remakeFunctions } from '#remakeFunctions.ts'

const ours = fileURLToPath(new URL('..', import.meta.url))

export type Migration = { name: string; sha256: string; sql: string }

type Options = {
  log?: Log
  /** Where `migrations/` and `functions/` lie. */
  folder?: string
  /** Name of the last file to run; the rest, and the functions, stay for a later call. */
  upTo?: string
}

// Any number; two nodes starting at once meet at it and the second waits.
const advisoryLock = 20_260_101

/**
 * Runs the numbered SQL files that the database at `url` has not had yet, each in a transaction of its own
 * (outside one when its first line is `-- no transaction`: then one statement that may run twice), and makes the
 * functions whose files have changed. Refuses when a file already run was edited, removed, or when the database knows
 * files that this version does not.
 */
export async function migrate(url: string, { log = silent, folder = ours, upTo }: Options = {}) {
  const migrations = await readMigrations(folder)
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    await client.query(`create table if not exists schema_migration (
      name text primary key, sha256 text not null, run_at timestamptz not null default now())`)
    const done = await migrationsRun(client)
    checkUnchanged(migrations, done)
    for (const migration of migrations.slice(done.size)) {
      if (upTo !== undefined && migration.name > upTo) break
      await run(client, migration)
      log.info(`migrated ${migration.name}`)
    }
    if (upTo === undefined) await remakeFunctions(client, join(folder, 'functions'), log)
  } finally {
    await client.end()
  }
}

export async function readMigrations(folder = ours): Promise<Migration[]> {
  const names = (await readdir(join(folder, 'migrations'))).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, 'migrations', name), 'utf8')
      return { name, sha256: createHash('sha256').update(sql).digest('hex'), sql }
    }),
  )
}

/** File name → sha256 of what has been run, in the order of the names. */
export async function migrationsRun(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migration order by name collate "C"',
  )
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}

function checkUnchanged(migrations: Migration[], done: Map<string, string>) {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  let position = 0
  for (const [name, sha256] of done) {
    const migration = known.get(name)
    if (!migration)
      throw new Error(
        `the database was migrated by a newer version (${name}): start that version, not this one`,
      )
    if (migration.sha256 !== sha256)
      throw new Error(`migration ${name} was edited after it ran: restore the file and add a new one instead`)
    if (migrations[position++] !== migration)
      throw new Error(`migration ${name} ran before a file now numbered lower: renumber the new file`)
  }
}

async function run(client: Client, { name, sha256, sql }: Migration) {
  const inTransaction = !sql.startsWith('-- no transaction')
  try {
    if (inTransaction) await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256])
    if (inTransaction) await client.query('commit')
  } catch (error) {
    throw new Error(`migration ${name} failed: ${messageOf(error)}`, {
      cause: error,
    })
  }
}
