import type { ClientBase } from 'pg'
import { type ContactType, foldContact } from '#contactText.ts'
import { sealedColumns } from '#key/keyRows.ts'

/**
 * What `sign` made for these purposes is kept for long, of values that are kept nowhere: a new key carries on with the
 * secrets of the one before. All else that is signed (codes, links, cursors, passes) ends with its key.
 */
export const carriedPurposes = [
  'address',
  'erasedNumber',
  'home',
  'idempotency',
  'securityLog',
  'securitySubject',
  'securityNetwork',
  'unsubscribe',
] as const

/** A column `x_enc`, and `x_hash` beside it, where there is one: the blind index of the same text. */
export type KeyedColumn = {
  table: string
  enc: string
  hash: string | undefined
  /** A column that says how the text is folded before it is hashed. */
  foldedBy: 'type' | undefined
}

/** Every column that has to be made anew with another key, as the schema has them. */
export async function keyedColumns(client: ClientBase): Promise<KeyedColumn[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name::text as "table", column_name::text as "column" from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' and column_name like '%\\_hash'`,
  )
  return (await sealedColumns(client)).map(({ table, column }) => {
    const hash = column.replace(/_enc$/, '_hash')
    const isThere = rows.some((row) => row.table === table && row.column === hash)
    return {
      table,
      enc: column,
      hash: isThere ? hash : undefined,
      foldedBy: table === 'contact' ? 'type' : undefined,
    }
  })
}

/** The text as it goes into the blind index; a contact's is folded by its type. */
export function folded(text: string, type: ContactType | null): string {
  return type === null ? text : foldContact(type, text)
}
