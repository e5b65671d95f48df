import type { DictionaryNode } from '@zhzz/contract/reference/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { treeOf } from '#reference/tree.ts'

const labelColumns = {
  'zh-Hans': 'labelZhHans',
  'zh-Hant': 'labelZhHant',
  en: 'labelEn',
  fr: 'labelFr',
  es: 'labelEs',
} as const

/** The trees of the asked types in one language; a type without items is absent. */
export async function dictionaries(
  db: Kysely<DB>,
  types: string[],
  locale: keyof typeof labelColumns,
): Promise<Map<string, DictionaryNode[]>> {
  const items = await db
    .selectFrom('dictionaryItem')
    .where('type', 'in', types)
    .orderBy('sort')
    .orderBy('code')
    .select(['type', 'code', 'parentCode', `${labelColumns[locale]} as label`])
    .execute()
  const byType = Map.groupBy(items, (item) => item.type)
  return new Map([...byType].map(([type, rows]) => [type, treeOf(rows)]))
}
