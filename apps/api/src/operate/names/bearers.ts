import type { NamedKind } from '@zhzz/contract/operate/names.ts'
import type { Lacks } from '@zhzz/contract/operate/otherName.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import { type Kysely, sql } from 'kysely'
import { isLacking } from '#operate/names/english.ts'

/** A record that bears a name. */
export type Bearer = { id: string; name: string; englishName: string | null; isLacking: boolean }

const tables: Readonly<Record<NamedKind, string>> = {
  company: '(select * from company where merged_into_id is null)',
  series: 'exhibition_series',
  hall: 'hall',
}

/** The records that bear each of the names, however it is spaced and its brackets are written, in the order of the names. */
export async function bearersOf(
  db: Kysely<DB>,
  kind: NamedKind,
  lacks: Lacks,
  names: readonly string[],
): Promise<Bearer[][]> {
  const keys = names.map(nameKey)
  const { rows } = await sql<Bearer & { nameKey: string }>`
    select t.id, t.name, t.english_name as "englishName", t.name_key as "nameKey", ${isLacking(lacks)} as "isLacking"
    from ${sql.raw(tables[kind])} t where t.name_key = any(${keys}::text[])`.execute(db)
  return keys.map((key) => rows.filter((row) => row.nameKey === key))
}
