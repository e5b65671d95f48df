import type { operate } from '@zhzz/contract/operate/calls.ts'
import { namesOnPage } from '@zhzz/contract/operate/namesOnPage.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { everyName, itemLabel, itemNames } from '#label.ts'
import { holdsWords } from '#operate/correct/holdsWords.ts'
import { isNotEnglish } from '#operate/names/english.ts'

export const dictionaryEntries: Handler<typeof operate.dictionaryEntries> = async (
  { type, words, only, page },
  { db, fail },
) => {
  const every = db.selectFrom('dictionaryItem as item').where('item.type', '=', type)
  if ((await every.select('item.code').limit(1).executeTakeFirst()) === undefined) throw fail('notFound')
  let asked = every
  if (words !== '')
    asked = asked.where(
      holdsWords(sql`concat_ws(' ', item.code, array_to_string(${everyName('item')}, ' '))`, words),
    )
  if (only === 'withoutEnglish') asked = asked.where(isNotEnglish(itemLabel('item', 'en')))
  if (only === 'putRight') asked = asked.where(sql<boolean>`item.brought_labels <> '{}'`)
  const { total } = await asked.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const list = await asked
    .orderBy('item.sort')
    .orderBy('item.code')
    .limit(namesOnPage)
    .offset((page - 1) * namesOnPage)
    .select(['item.code', itemNames('item').as('names')])
    .select(sql<boolean>`item.brought_labels <> '{}'`.as('isPutRight'))
    .execute()
  return { list, total }
}
