import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { escapeIdentifier, escapeLiteral } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { emptyDatabase } from '#backup/emptyDatabase.ts'
import type { Closing, Header, Trailer } from '#backup/format.ts'
import { checkFiles, filesBeside, putFilesBack } from '#backup/keepFiles.ts'
import { readBackup, watched } from '#backup/readBackup.ts'
import { connectForCopy, copyIn, copyOut } from '#backup/session.ts'
import { setAside } from '#backup/setAside.ts'
import { type Log, silent } from '#log.ts'
import { migrate, readMigrations } from '#migrate.ts'

type Options = {
  /** Replace what the database holds. */
  force?: boolean
  /** Where pictures and videos lie on this machine; absent where they are kept elsewhere. */
  filesFolder?: string | undefined
  log?: Log
}

/**
 * Fills a database from a backup: the schema from our migrations up to the backup's last, then the rows,
 * then the newer migrations and the functions. The file is read through before anything is touched, and every
 * table is read back and compared; pictures and videos come last. When it fails half-way the database is left empty.
 */
export async function restoreBackup(
  url: string,
  file: string,
  { force = false, filesFolder, log = silent }: Options = {},
) {
  const { header, closings, trailer } = await readBackup(file)
  if (trailer.files && filesFolder !== undefined) await checkFiles(filesBeside(file), trailer.files)
  await checkMigrations(header)
  const client = await connectForCopy(url)
  try {
    await refuseWhenUsed(client, force)
    await emptyDatabase(client)
    try {
      await migrate(url, { upTo: header.migrations.at(-1)?.name ?? '' })
      await load(client, file, log)
      await migrate(url, { log })
    } catch (error) {
      await client.query('rollback')
      await emptyDatabase(client)
      throw error
    }
  } finally {
    await client.end()
  }
  if (trailer.files && filesFolder !== undefined) {
    await putFilesBack(filesBeside(file), filesFolder)
    log.info(`restored ${trailer.files.count} pictures and videos`)
  }
  return { createdAt: header.createdAt, tables: closings }
}

async function checkMigrations(header: Header) {
  const ours = new Map((await readMigrations()).map(({ name, sha256 }) => [name, sha256]))
  for (const { name, sha256 } of header.migrations)
    if (ours.get(name) !== sha256)
      throw new Error(`the backup is of another version (migration ${name}): restore it with that version`)
}

async function refuseWhenUsed(client: Client, force: boolean) {
  if (await othersStay(client)) throw new Error('others are connected to the database: stop the app first')
  const tables = await client.query(`select from pg_tables where schemaname = 'public'`)
  if (tables.rowCount && !force)
    throw new Error('the database is not empty: --force replaces everything in it with the backup')
}

/** A connection just closed is listed a moment longer. */
async function othersStay(client: Client): Promise<boolean> {
  for (let look = 0; look < 10; look++) {
    const others = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'`,
    )
    if (others.rowCount === 0) return false
    await delay(100)
  }
  return true
}

async function load(client: Client, file: string, log: Log) {
  await client.query(`begin; set local maintenance_work_mem = '256MB'`)
  const putBack = await setAside(client)
  const columnsOf = new Map<string, string[]>()
  const { closings, trailer } = await readBackup(file, async ({ table, columns }, rows) => {
    columnsOf.set(table, columns)
    // Emptied in the same transaction the table is filled strictly in order, as the comparison expects.
    await client.query(`truncate public.${escapeIdentifier(table)}`)
    await pipeline(rows, client.query(copyFrom(copyIn(table, columns))))
  })
  for (const closing of closings) {
    await compare(client, closing, columnsOf.get(closing.table) ?? [])
    if (closing.rows > 0) log.info(`restored ${closing.table}, ${closing.rows} rows`)
  }
  await putBack()
  await setSequences(client, trailer)
  await client.query('commit')
  await client.query('analyze')
}

async function compare(client: Client, written: Closing, columns: string[]) {
  const found = { table: written.table, rows: 0, sha256: '' }
  await pipeline(watched(client.query(copyTo(copyOut(written.table, columns))), found), async (rows) => {
    for await (const chunk of rows) void chunk
  })
  if (found.rows !== written.rows || found.sha256 !== written.sha256)
    throw new Error(`${written.table} came back with other rows than the backup holds`)
}

async function setSequences(client: Client, { sequences }: Trailer) {
  for (const { name, value } of sequences)
    await client.query(`select setval(${escapeLiteral(`public.${escapeIdentifier(name)}`)}, $1)`, [value])
}
