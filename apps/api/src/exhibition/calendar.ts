import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { matchingEditions } from '#exhibition/editionHits.ts'
import { countSearch } from '#member/countSearch.ts'
import { favoriteIds } from '#member/favorite.ts'

export const calendar: Handler<typeof exhibition.calendar> = async (input, context) => {
  const { db, viewer, now, fail } = context
  const { keyword, searchType, filters, month } = input
  if (searchType === 'MY_COLLECT' && viewer === null) throw fail('signedOut')
  const within =
    searchType === 'MY_COLLECT' && viewer ? await favoriteIds(db, viewer, 'exhibition') : undefined
  await countSearch(context, { keyword })
  const { from: _from, to: _to, ...others } = filters
  const first = `${month}-01`
  const lastDay = sql<string>`(${first}::date + interval '1 month - 1 day')::date`
  const editions = await matchingEditions(db, { keyword, filters: others, within, today: shanghaiDay(now) })
  const open = editions
    .where('edition.startDate', '<=', lastDay)
    .where('edition.endDate', '>=', first)
    .select(['edition.startDate', 'edition.endDate'])
  return db
    .selectFrom(open.as('open'))
    .innerJoin(
      sql<{
        day: string
      }>`(select day::date as day from generate_series(${first}::date, ${lastDay}, '1 day') as day)`.as(
        'calendar',
      ),
      (join) =>
        join.onRef('calendar.day', '>=', 'open.startDate').onRef('calendar.day', '<=', 'open.endDate'),
    )
    .groupBy('calendar.day')
    .orderBy('calendar.day')
    .select((row) => ['calendar.day', row.fn.countAll<number>().as('count')])
    .execute()
}
