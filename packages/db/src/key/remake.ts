import { type Client, escapeIdentifier } from 'pg'
import type { ContactType } from '#contactText.ts'
import { folded, type KeyedColumn } from '#key/keyedColumns.ts'
import type { Sealing } from '#sealed.ts'

/** Pages of a table that are looked at together: 512 KB. */
const pages = 64
const mostRows = 1_000
/** Sealed files are large; so much is in memory at once. */
const mostBytes = 8_000_000

type Keys = { from: Sealing; to: Sealing; newId: number }

/**
 * Seals every value of a column with the new key, and hashes it anew, in batches with a transaction each. Rows of the new
 * key are passed over, so it may be ended at any moment and called again. Nobody else may write meanwhile. How many.
 */
export async function remakeColumn(client: Client, column: KeyedColumn, keys: Keys): Promise<number> {
  const table = escapeIdentifier(column.table)
  const enc = escapeIdentifier(column.enc)
  const size = await client.query<{ pages: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages`,
    [table],
  )
  let remade = 0
  // What a batch writes goes behind these pages or into them; either way it has the new key.
  for (let page = 0; page < (size.rows[0]?.pages ?? 0); page += pages) {
    const { rows } = await client.query<{ at: string; bytes: number }>(
      `select ctid::text as at, length(${enc}) as bytes from ${table}
       where ctid >= $1::tid and ctid < $2::tid and length(${enc}) > 0 and substring(${enc} for 1) <> $3`,
      [`(${page},0)`, `(${page + pages},0)`, Buffer.of(keys.newId)],
    )
    for (const batch of batchesOf(rows)) remade += await remakeRows(client, column, keys, batch)
  }
  return remade
}

function* batchesOf(rows: { at: string; bytes: number }[]): Generator<string[]> {
  let batch: string[] = []
  let bytes = 0
  for (const row of rows) {
    if (batch.length > 0 && (batch.length >= mostRows || bytes + row.bytes > mostBytes)) {
      yield batch
      ;[batch, bytes] = [[], 0]
    }
    batch.push(row.at)
    bytes += row.bytes
  }
  if (batch.length > 0) yield batch
}

async function remakeRows(client: Client, column: KeyedColumn, { from, to }: Keys, places: string[]) {
  const [table, enc] = [escapeIdentifier(column.table), escapeIdentifier(column.enc)]
  const type = column.foldedBy === undefined ? 'null::text' : escapeIdentifier(column.foldedBy)
  const { rows } = await client.query<{ at: string; sealed: Buffer; type: ContactType | null }>(
    `select ctid::text as at, ${enc} as sealed, ${type} as type from ${table} where ctid = any($1::tid[])`,
    [places],
  )
  const made = rows.map(({ sealed, type }) => {
    const text = from.decrypt(sealed)
    return { sealed: to.encrypt(text), hash: to.blindIndex(folded(text, type)) }
  })
  const values = [rows.map(({ at }) => at), made.map(({ sealed }) => sealed), made.map(({ hash }) => hash)]
  // One statement is one transaction: sealed value and hash are of one key at every moment.
  const { rowCount } = await client.query(
    `update ${table} set ${enc} = made.sealed${column.hash === undefined ? '' : `, ${escapeIdentifier(column.hash)} = made.hash`}
     from unnest($1::tid[], $2::bytea[], $3::bytea[]) as made (at, sealed, hash)
     where ${table}.ctid = made.at and ${table}.ctid = any($1::tid[])`,
    values,
  )
  return rowCount ?? 0
}
