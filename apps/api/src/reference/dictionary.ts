import type { Locale } from '@zhzz/contract/locale.ts'
import type { DictionaryNode } from '@zhzz/contract/reference/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { dictionaryLabels } from '#label.ts'
import { treeOf } from '#reference/tree.ts'

/** The trees of the asked types in one language; a type without items is absent. */
export async function dictionaries(
  db: Kysely<DB>,
  types: string[],
  locale: Locale,
): Promise<Map<string, DictionaryNode[]>> {
  const byType = Map.groupBy(await dictionaryLabels(db, types, locale), (item) => item.type)
  return new Map([...byType].map(([type, rows]) => [type, treeOf(rows)]))
}
