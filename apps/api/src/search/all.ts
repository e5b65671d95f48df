import type { search } from '@zhzz/contract/search/calls.ts'
import { companyCards } from '#company/card.ts'
import { searchCompanies } from '#company/find/searchCompanies.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { editionCards } from '#exhibition/card.ts'
import { findEditions } from '#exhibition/editionHits.ts'
import { exhibitorRows } from '#exhibition/exhibitorRow.ts'
import { countSearch } from '#member/countSearch.ts'
import { accessOf } from '#page.ts'
import { rowLimit } from '#rowLimit.ts'
import { findEntries } from '#search/entryHits.ts'
import { findHalls } from '#search/hallHits.ts'

const ofEach = 3

export const all: Handler<typeof search.all> = async ({ keyword }, context) => {
  const { db, deps, viewer, now, locale } = context
  await countSearch(context, { keyword })
  const today = shanghaiDay(now)
  const first = { keyword, at: null, limit: ofEach }
  const companies = await searchCompanies(
    { db, searching: deps.searching },
    { ...first, filters: {}, sort: 'relevance' },
  )
  const editions = await findEditions(db, { ...first, filters: {}, sort: 'relevance', today })
  const { halls, total: hallTotal } = await findHalls(db, { ...first, locale, today })
  const entries = await findEntries(deps.searching, first)
  const allowed = await rowLimit(db, viewer, 'list_rows')
  return {
    companies: { ...totalOf(companies), list: await companyCards(db, idsOf(companies), shown(companies)) },
    exhibitions: { ...totalOf(editions), list: await editionCards(db, idsOf(editions), shown(editions)) },
    halls: { total: hallTotal, totalIsMore: false, list: halls },
    exhibitors: { ...totalOf(entries), list: await exhibitorRows(db, idsOf(entries), shown(entries)) },
    access: accessOf(viewer, allowed, totalOf(companies)),
  }

  function shown<Hit extends { id: string }>({ hits }: { hits: Hit[] }) {
    const byId = new Map(hits.map((hit) => [hit.id, hit]))
    return { viewer, now, locale, hitOf: (id: string) => byId.get(id) }
  }
}

function idsOf({ hits }: { hits: { id: string }[] }): string[] {
  return hits.map((hit) => hit.id)
}

function totalOf({ total, totalIsMore }: { total: number; totalIsMore: boolean }) {
  return { total, totalIsMore }
}
