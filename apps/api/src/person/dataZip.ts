import type { DB } from '@zhzz/db/openDatabase.ts'
import { Zip, ZipDeflate } from 'fflate'
import { type Compilable, type Kysely, sql, type Transaction } from 'kysely'
import { csvHead, csvLines } from '#person/csv.ts'

type Row = Record<string, unknown>
type List = Compilable
export type Contents = { account: Row; lists: Record<string, List> }

const rowsAtOnce = 500
/** Bytes of a file. A person who wrote more is helped by the operator, who sees it in the log. */
const most = 48 * 1024 * 1024

/**
 * All of it as JSON for programs, and each list as CSV for people. Rows are read and packed some at a time, so that
 * memory holds the packed file and never all that was written.
 */
export async function dataZip(db: Transaction<DB>, { account, lists }: Contents, now: Date): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  const zip = new Zip((error, part) => {
    if (error !== null) throw error
    size += part.length
    if (size > most) throw new Error(`the file is larger than ${most} bytes`)
    parts.push(part)
  })
  const add = (name: string) => {
    const file = new ZipDeflate(name)
    zip.add(file)
    return {
      write: (text: string) => file.push(Buffer.from(text)),
      end: () => file.push(new Uint8Array(), true),
    }
  }
  const json = add('personal-data.json')
  json.write(`{"madeAt":${JSON.stringify(now)},\n"account":${JSON.stringify([account])}`)
  for (const [name, list] of Object.entries(lists)) {
    json.write(`,\n${JSON.stringify(name)}:[`)
    let before = ''
    for await (const rows of batches(db, list)) {
      json.write(before + rows.map((row) => JSON.stringify(row)).join(',\n'))
      before = ',\n'
    }
    json.write(']')
  }
  json.write('}')
  json.end()
  const own = add('account.csv')
  own.write(csvHead(Object.keys(account)) + csvLines(Object.keys(account), [account]))
  own.end()
  for (const [name, list] of Object.entries(lists)) {
    let file: ReturnType<typeof add> | undefined
    for await (const rows of batches(db, list)) {
      const columns = Object.keys(rows[0] ?? {})
      if (file === undefined) {
        file = add(`${name}.csv`)
        file.write(csvHead(columns))
      }
      file.write(csvLines(columns, rows))
    }
    file?.end()
  }
  zip.end()
  return Buffer.concat(parts)
}

async function* batches(db: Kysely<DB>, list: List): AsyncGenerator<Row[]> {
  await sql`declare personal_rows no scroll cursor for ${list}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from personal_rows`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close personal_rows`.execute(db)
}
