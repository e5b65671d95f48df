import type { ClientBase } from 'pg'
import { fingerprint, sealingOf } from '#sealed.ts'

/** A row of `sealing_key`. */
export type KeyRow = {
  id: number
  keyCheck: Buffer
  madeIn: string
  madeAt: Date
  carriedEnc: Buffer | null
  retiredAt: Date | null
}

/** The keys of a database, the newest last; none in one that is of an older version. */
export async function keyRows(client: ClientBase): Promise<KeyRow[]> {
  const { rows: found } = await client.query(`select to_regclass('sealing_key') is not null as yes`)
  if (!found[0]?.yes) return []
  const { rows } = await client.query<KeyRow>(
    `select id, key_check as "keyCheck", made_in as "madeIn", made_at as "madeAt",
       carried_enc as "carriedEnc", retired_at as "retiredAt" from sealing_key order by id`,
  )
  return rows
}

/** For people: which key it is and where it was made. */
export function describeKey({ keyCheck, madeIn, madeAt }: Pick<KeyRow, 'keyCheck' | 'madeIn' | 'madeAt'>) {
  return `fingerprint ${fingerprint(keyCheck)}, made in ${madeIn} on ${madeAt.toISOString().slice(0, 10)}`
}

/** What is sealed with a row's key for the purposes of keys before it. */
export function carriedBy({ id, carriedEnc }: Pick<KeyRow, 'id' | 'carriedEnc'>, master: Buffer) {
  if (carriedEnc === null) return {}
  const kept: Record<string, string> = JSON.parse(sealingOf(master, { id }).decrypt(carriedEnc))
  return Object.fromEntries(
    Object.entries(kept).map(([purpose, key]) => [purpose, Buffer.from(key, 'base64')]),
  )
}

/** Every column that holds sealed values. */
export async function sealedColumns(client: ClientBase): Promise<{ table: string; column: string }[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.table_name::text as "table", c.column_name::text as "column"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'bytea'
       and c.column_name like '%\\_enc' and c.table_name <> 'sealing_key' order by 1, 2`,
  )
  return rows
}
