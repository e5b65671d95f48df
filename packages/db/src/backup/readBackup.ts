import { createHash } from 'node:crypto'
import { BackupReader } from '#backup/backupReader.ts'
import { type Closing, type Header, newline, type Opening, type Trailer } from '#backup/format.ts'

/** Must read `rows` to its end. */
type TakeTable = (opening: Opening, rows: AsyncGenerator<Buffer>) => Promise<void>

export type BackupContent = { header: Header; closings: Closing[]; trailer: Trailer }

/** Reads a backup from front to back and holds it against its own counts and hashes. */
export async function readBackup(file: string, takeTable: TakeTable = drain): Promise<BackupContent> {
  const reader = new BackupReader(file)
  const header = await headerOf(reader, file)
  const closings: Closing[] = []
  for (;;) {
    const next: Opening | Trailer | undefined = await reader.line()
    if (!next) throw new Error('the backup was cut short')
    if ('tables' in next) {
      if (next.tables !== closings.length) throw new Error('the backup lacks a table')
      return { header, closings, trailer: next }
    }
    const found = { table: next.table, rows: 0, sha256: '' }
    await takeTable(next, watched(reader.rows(), found))
    const closing: Closing = await reader.line()
    if (closing.rows !== found.rows || closing.sha256 !== found.sha256)
      throw new Error(`the backup is damaged: the rows of ${next.table} are not those that were written`)
    closings.push(closing)
  }
}

/** What a backup says of itself before its rows. */
export async function readHeader(file: string): Promise<Header> {
  const reader = new BackupReader(file)
  try {
    return await headerOf(reader, file)
  } finally {
    await reader.close()
  }
}

async function headerOf(reader: BackupReader, file: string): Promise<Header> {
  const header: Header | undefined = await reader.line().catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`there is no file ${file}`, { cause: error })
  })
  if (header?.format !== 'zhzz-backup' || header.version !== 1)
    throw new Error(`${file} is not a backup that this version can read`)
  return header
}

/** Passes the rows on and leaves their count and hash in `found`. */
export async function* watched(rows: AsyncIterable<Buffer>, found: Closing): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of rows) {
    hash.update(chunk)
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) found.rows++
    yield chunk
  }
  found.sha256 = hash.digest('hex')
}

async function drain(_: Opening, rows: AsyncGenerator<Buffer>) {
  for await (const chunk of rows) void chunk
}
