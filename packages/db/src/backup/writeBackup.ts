import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Closing, endOfRows, type Header, type Opening, type Trailer } from '#backup/format.ts'
import { filesBeside, type KeptFiles, keepFiles } from '#backup/keepFiles.ts'
import { watched } from '#backup/readBackup.ts'
import { connectForCopy, copyOut, listTables } from '#backup/session.ts'
import { keyRows } from '#key/keyRows.ts'
import type { LockedKey } from '#key/passphrase.ts'
import { migrationsRun } from '#migrate.ts'

type Options = {
  /** Where pictures and videos lie on this machine; absent where they are kept elsewhere. */
  filesFolder?: string | undefined
  /** The key of the database, taken along. */
  locked?: LockedKey | undefined
}

type Written = { tables: Closing[]; files: KeptFiles | undefined }

/**
 * Writes every row as of one moment, while others go on writing, and keeps the pictures and videos of `filesFolder`
 * beside it. The file appears under its name when all is whole and on the disk. Resolves with what it holds.
 */
export async function writeBackup(
  url: string,
  file: string,
  { filesFolder, locked }: Options = {},
): Promise<Written> {
  await mkdir(dirname(file), { recursive: true })
  const client = await connectForCopy(url)
  const unfinished = `${file}.part`
  const written: Written = { tables: [], files: undefined }
  const keepAll =
    filesFolder === undefined ? undefined : () => keepFiles(client, filesFolder, filesBeside(unfinished))
  try {
    await pipeline(
      Readable.from(content(client, written, { keepAll, locked }), { objectMode: false }),
      createGzip({ level: 3 }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    if (keepAll) {
      await rm(filesBeside(file), { recursive: true, force: true })
      await rename(filesBeside(unfinished), filesBeside(file))
    }
    await rename(unfinished, file)
    return written
  } catch (error) {
    for (const rest of [unfinished, filesBeside(unfinished)]) await rm(rest, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function* content(
  client: Client,
  written: Written,
  { keepAll, locked }: { keepAll: (() => Promise<KeptFiles>) | undefined; locked: LockedKey | undefined },
): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read read only')
  yield line({ ...(await header(client)), ...(await keyOf(client, locked)) })
  for (const opening of await listTables(client)) {
    yield line(opening)
    const closing = yield* rowsOf(client, opening)
    written.tables.push(closing)
    yield endOfRows
    yield line(closing)
  }
  written.files = await keepAll?.()
  const trailer: Trailer = {
    tables: written.tables.length,
    sequences: await sequences(client),
    ...(written.files && { files: written.files }),
  }
  yield line(trailer)
  await client.query('commit')
}

async function header(client: Client): Promise<Header> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const migrated = await client.query(`select to_regclass('schema_migration') is not null as yes`)
  if (!migrated.rows[0]?.yes) throw new Error('the database is empty: there is nothing to back up')
  const migrations = [...(await migrationsRun(client))].map(([name, sha256]) => ({ name, sha256 }))
  const createdAt = new Date().toISOString()
  return { format: 'zhzz-backup', version: 1, createdAt, postgres: rows[0]?.server_version ?? '', migrations }
}

/** Of the key in use. In the middle of a rotation no single key opens every row. */
async function keyOf(client: Client, locked: LockedKey | undefined): Promise<Pick<Header, 'key'>> {
  const [row, second] = (await keyRows(client)).filter(({ retiredAt }) => retiredAt === null)
  if (second) throw new Error('finish the rotation of the key first: npm run admin -- rotate-key')
  if (row === undefined) return {}
  const { keyCheck, madeIn, madeAt } = row
  const check = keyCheck.toString('hex')
  return { key: { check, madeIn, madeAt: madeAt.toISOString(), ...(locked && { locked }) } }
}

async function* rowsOf(client: Client, { table, columns }: Opening): AsyncGenerator<Buffer, Closing> {
  const closing = { table, rows: 0, sha256: '' }
  yield* watched(client.query(copyTo(copyOut(table, columns))), closing)
  return closing
}

async function sequences(client: Client): Promise<Trailer['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows
}

function line(content: Header | Opening | Closing | Trailer): Buffer {
  return Buffer.from(`${JSON.stringify(content)}\n`)
}
