import type { company } from '@zhzz/contract/company/calls.ts'
import { companyCards } from '#company/card.ts'
import { searchCompanies } from '#company/find/searchCompanies.ts'
import { questionOf } from '#company/question.ts'
import type { Handler } from '#context.ts'
import { countSearch } from '#member/countSearch.ts'
import { openPage } from '#page.ts'

export const search: Handler<typeof company.search> = async (input, context) => {
  const { db, deps, viewer, now, locale } = context
  const question = await questionOf(input, context)
  await countSearch(context, input)
  const page = await openPage(context, input)
  const found = await searchCompanies(
    { db, searching: question.whose ? deps.ownSearching : deps.searching },
    { ...question, at: page.at, limit: Math.max(1, page.take) },
  )
  const { list, ...rest } = page.answer(found.hits, found)
  const hits = new Map(list.map((hit) => [hit.id, hit]))
  return {
    ...rest,
    isNear: found.isNear ?? false,
    list: await companyCards(db, [...hits.keys()], { viewer, now, locale, hitOf: (id) => hits.get(id) }),
  }
}
