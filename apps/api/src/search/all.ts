import type { search } from '@zhzz/contract/search/calls.ts'
import { readSentence } from '@zhzz/contract/search/sentence.ts'
import { companyCards } from '#company/card.ts'
import { searchCompanies } from '#company/find/searchCompanies.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { editionCards } from '#exhibition/card.ts'
import { findEditions } from '#exhibition/editionHits.ts'
import { exhibitorRows } from '#exhibition/exhibitorRow.ts'
import { wordsOf } from '#exhibition/keywordHit.ts'
import { askedTopic } from '#exhibition/topicCounts.ts'
import { countSearch } from '#member/countSearch.ts'
import { findNews } from '#news/newsHits.ts'
import { accessOf } from '#page.ts'
import { rowLimit } from '#rowLimit.ts'
import { findEntries } from '#search/entryHits.ts'
import { findHalls } from '#search/hallHits.ts'
import { ownRecords } from '#search/ownRecords.ts'
import { readKeyword } from '#search/readKeyword.ts'

const ofEach = 3

export const all: Handler<typeof search.all> = async ({ keyword }, context) => {
  const { db, deps, viewer, now, locale } = context
  await countSearch(context, { keyword })
  const today = shanghaiDay(now)
  const first = { at: null, limit: ofEach }
  const { conditions, rest } = await readKeyword(db, keyword, context)
  const sentence = readSentence(conditions, rest)
  const words = sentence?.keyword ?? keyword
  const companies = await searchCompanies(
    { db, searching: deps.searching },
    { ...first, keyword: words, filters: sentence?.companies ?? {}, sort: 'relevance' },
  )
  const editions = await findEditions(db, {
    ...first,
    keyword: words,
    filters: sentence?.exhibitions ?? {},
    sort: 'relevance',
    today,
  })
  const { halls, total: hallTotal } = await findHalls(db, { ...first, keyword, locale, today, viewer })
  const { news, ...newsTotal } = await findNews(db, { keyword, viewer, at: null, limit: ofEach })
  const entries =
    sentence === null || isEmpty(sentence.exhibitions)
      ? await findEntries(deps.searching, { ...first, keyword: words })
      : none
  const topic = askedTopic(wordsOf(words), sentence?.exhibitions.industryCodes)
  const allowed = await rowLimit(db, viewer, 'list_rows')
  return {
    own: await ownRecords(db, deps.sealing, { keyword, viewer, now }),
    companies: {
      ...totalOf(companies),
      isNear: companies.isNear ?? false,
      list: await companyCards(db, idsOf(companies), shown(companies)),
    },
    exhibitions: {
      ...totalOf(editions),
      list: await editionCards(db, idsOf(editions), { ...shown(editions), topic }),
    },
    halls: { total: hallTotal, totalIsMore: false, list: halls },
    exhibitors: { ...totalOf(entries), list: await exhibitorRows(db, idsOf(entries), shown(entries)) },
    news: { ...newsTotal, list: news },
    access: accessOf(viewer, allowed, totalOf(companies)),
  }

  function shown<Hit extends { id: string }>({ hits }: { hits: Hit[] }) {
    const byId = new Map(hits.map((hit) => [hit.id, hit]))
    return { viewer, now, locale, hitOf: (id: string) => byId.get(id) }
  }
}

const none = { hits: [], total: 0, totalIsMore: false }

function isEmpty(filters: object): boolean {
  return Object.keys(filters).length === 0
}

function idsOf({ hits }: { hits: { id: string }[] }): string[] {
  return hits.map((hit) => hit.id)
}

function totalOf({ total, totalIsMore }: { total: number; totalIsMore: boolean }) {
  return { total, totalIsMore }
}
