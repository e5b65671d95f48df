import type { Locale } from '@zhzz/contract/locale.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { itemNames } from '#label.ts'

/** What an entry is called now, by language; undefined: there is none of that code. */
export async function standingNames(
  db: Kysely<DB>,
  type: string,
  code: string,
): Promise<Record<Locale, string> | undefined> {
  const entry = await db
    .selectFrom('dictionaryItem as item')
    .where('item.type', '=', type)
    .where('item.code', '=', code)
    .select(itemNames('item').as('names'))
    .executeTakeFirst()
  return entry?.names
}
