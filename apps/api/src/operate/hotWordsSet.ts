import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { usualHotWords } from '#usualHotWords.ts'

export const hotWordsSet: Handler<typeof operate.hotWordsSet> = async ({ locale }, { db, now }) => {
  const rows = await db
    .selectFrom('hotWord')
    .where('locale', '=', locale)
    .orderBy('position')
    .select(['word', 'fromDay as from', 'untilDay as until', 'setBy', 'setAt'])
    .execute()
  return {
    list: rows.map(({ setAt, ...row }) => ({ ...row, setAt: setAt.toISOString() })),
    usual: await usualHotWords(db, shanghaiDay(now), locale),
  }
}
