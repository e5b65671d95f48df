import type { search } from '@zhzz/contract/search/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { countSearch } from '#member/countSearch.ts'
import { openPage } from '#page.ts'
import { findHalls } from '#search/hallHits.ts'

export const halls: Handler<typeof search.halls> = async (input, context) => {
  const { db, now, locale } = context
  await countSearch(context, input)
  const page = await openPage(context, input)
  const found = await findHalls(db, {
    keyword: input.keyword,
    locale,
    today: shanghaiDay(now),
    at: page.at,
    limit: page.take,
  })
  return page.answer(found.halls, { total: found.total, totalIsMore: false })
}
