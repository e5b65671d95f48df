import type { news } from '@zhzz/contract/news/calls.ts'
import type { Handler } from '#context.ts'
import { countSearch } from '#member/countSearch.ts'
import { findNews } from '#news/newsHits.ts'
import { openPage } from '#page.ts'

export const search: Handler<typeof news.search> = async (input, context) => {
  const { db, viewer, fail } = context
  const { keyword, searchType, filters } = input
  if (searchType === 'MY_COLLECT' && viewer === null) throw fail('signedOut')
  await countSearch(context, input)
  const page = await openPage(context, input)
  const { news, total, totalIsMore } = await findNews(db, {
    keyword,
    filters,
    viewer,
    onlyMarked: searchType === 'MY_COLLECT',
    at: page.at,
    limit: page.take,
  })
  return page.answer(news, { total, totalIsMore })
}
