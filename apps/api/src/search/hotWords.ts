import { mostHotWords } from '@zhzz/contract/operate/searchWords.ts'
import type { search } from '@zhzz/contract/search/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { usualHotWords } from '#usualHotWords.ts'

/** What an operator has set for today, then what stands there by itself. */
export const hotWords: Handler<typeof search.hotWords> = async (_, { db, now, locale }) => {
  const today = shanghaiDay(now)
  const set = await db
    .selectFrom('hotWord')
    .where('locale', '=', locale)
    .where((row) => row.or([row('fromDay', 'is', null), row('fromDay', '<=', today)]))
    .where((row) => row.or([row('untilDay', 'is', null), row('untilDay', '>=', today)]))
    .orderBy('position')
    .select('word')
    .execute()
  const words = [...set.map(({ word }) => word), ...(await usualHotWords(db, today, locale))]
  return [...new Set(words)].slice(0, mostHotWords)
}
