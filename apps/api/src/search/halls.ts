import type { search } from '@zhzz/contract/search/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { countSearch } from '#member/countSearch.ts'
import { favoriteIds } from '#member/favorite.ts'
import { openPage } from '#page.ts'
import { findHalls } from '#search/hallHits.ts'

export const halls: Handler<typeof search.halls> = async (input, context) => {
  const { db, viewer, now, locale, fail } = context
  const { keyword, searchType, filters, sort, near } = input
  if (searchType === 'MY_HALL' && viewer === null) throw fail('signedOut')
  if (sort === 'distance' && near === undefined) throw fail('invalid', { fields: ['near'] })
  await countSearch(context, input)
  const page = await openPage(context, input)
  const found = await findHalls(db, {
    keyword,
    locale,
    viewer,
    filters,
    sort,
    near,
    within: searchType === 'MY_HALL' && viewer ? await favoriteIds(db, viewer, 'hall') : undefined,
    today: shanghaiDay(now),
    at: page.at,
    limit: page.take,
  })
  return page.answer(found.halls, { total: found.total, totalIsMore: false })
}
