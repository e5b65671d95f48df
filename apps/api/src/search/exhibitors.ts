import type { search } from '@zhzz/contract/search/calls.ts'
import type { Handler } from '#context.ts'
import { exhibitorRows } from '#exhibition/exhibitorRow.ts'
import { countSearch } from '#member/countSearch.ts'
import { openPage } from '#page.ts'
import { findEntries } from '#search/entryHits.ts'

export const exhibitors: Handler<typeof search.exhibitors> = async (input, context) => {
  const { db, deps, viewer, now, locale } = context
  await countSearch(context, input)
  const page = await openPage(context, input)
  const found = await findEntries(deps.searching, { keyword: input.keyword, at: page.at, limit: page.take })
  const { list, ...rest } = page.answer(found.hits, found)
  const hits = new Map(list.map((hit) => [hit.id, hit]))
  return {
    ...rest,
    list: await exhibitorRows(db, [...hits.keys()], { viewer, now, locale, hitOf: (id) => hits.get(id) }),
  }
}
