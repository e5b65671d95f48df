import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { editionCards } from '#exhibition/card.ts'
import { findEditions } from '#exhibition/editionHits.ts'
import { wordsOf } from '#exhibition/keywordHit.ts'
import { askedTopic } from '#exhibition/topicCounts.ts'
import { countSearch } from '#member/countSearch.ts'
import { favoriteIds } from '#member/favorite.ts'
import { profileOf } from '#member/profile.ts'
import { openPage } from '#page.ts'

export const search: Handler<typeof exhibition.search> = async (input, context) => {
  const { db, viewer, now, locale, fail } = context
  const { keyword, searchType, filters, sort } = input
  if (searchType === 'MY_COLLECT' && viewer === null) throw fail('signedOut')
  const within =
    searchType === 'MY_COLLECT' && viewer ? await favoriteIds(db, viewer, 'exhibition') : undefined
  await countSearch(context, input)
  const page = await openPage(context, input)
  const today = shanghaiDay(now)
  const topic = askedTopic(wordsOf(keyword), filters.industryCodes)
  const found = await findEditions(db, {
    keyword,
    filters,
    sort,
    within,
    ...(sort === 'match' && { profile: await profileOf(db, viewer) }),
    today,
    at: page.at,
    limit: page.take,
  })
  const { list, ...rest } = page.answer(found.hits, found)
  const hits = new Map(list.map((hit) => [hit.id, hit]))
  return {
    ...rest,
    list: await editionCards(db, [...hits.keys()], {
      viewer,
      now,
      locale,
      hitOf: (id) => hits.get(id),
      topic,
    }),
  }
}
