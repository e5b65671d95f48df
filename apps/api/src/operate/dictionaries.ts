import type { operate } from '@zhzz/contract/operate/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { itemLabel } from '#label.ts'
import { isNotEnglish } from '#operate/names/english.ts'

export const dictionaries: Handler<typeof operate.dictionaries> = async (_, { db }) => {
  const list = await db
    .selectFrom('dictionaryItem as item')
    .groupBy('item.type')
    .orderBy('item.type')
    .select(['item.type', sql<number>`count(*)::integer`.as('entries')])
    .select(
      sql<number>`count(*) filter (where ${isNotEnglish(itemLabel('item', 'en'))})::integer`.as(
        'withoutEnglish',
      ),
    )
    .select(sql<number>`count(*) filter (where item.brought_labels <> '{}')::integer`.as('putRight'))
    .execute()
  return { list }
}
