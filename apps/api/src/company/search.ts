import type { company } from '@zhzz/contract/company/calls.ts'
import { companyCards } from '#company/card.ts'
import type { Handler } from '#context.ts'
import { countSearch } from '#member/countSearch.ts'
import { myCompanies } from '#member/myCompanies.ts'
import { profileWithTopics, topicsBelow } from '#member/profile.ts'
import { whoseCondition } from '#member/whoseCondition.ts'
import { openPage } from '#page.ts'
import { searchCompanies } from '#search/companySearch.ts'

export const search: Handler<typeof company.search> = async (input, context) => {
  const { db, deps, viewer, now, fail } = context
  const { keyword, searchType, filters, sort } = input
  if (searchType !== 'ALL' && viewer === null) throw fail('signedOut')
  const within =
    searchType === 'ALL' || viewer === null ? undefined : await myCompanies(db, viewer, searchType, now)
  const whose = whoseCondition(viewer, filters.myStates, now)
  if (whose === 'signedOut') throw fail('signedOut')
  await countSearch(context, input)
  const page = await openPage({ db, deps, viewer }, 'company.search', 'list_rows', input)
  const found = await searchCompanies(db, {
    keyword,
    filters: {
      ...filters,
      ...(filters.exhibitionIndustryCodes?.length && {
        topics: await topicsBelow(db, filters.exhibitionIndustryCodes),
      }),
    },
    sort,
    ...(within && { within }),
    ...(whose && { whose }),
    ...(sort === 'match' && { profile: await profileWithTopics(db, viewer) }),
    at: page.at,
    limit: Math.max(1, page.take),
  })
  const { list, ...rest } = page.answer(found.hits, found, (hit) => hit.place)
  const hits = new Map(list.map((hit) => [hit.id, hit]))
  return {
    ...rest,
    list: await companyCards(db, [...hits.keys()], { viewer, now, hitOf: (id) => hits.get(id) }),
  }
}
