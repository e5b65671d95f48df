import type { Output } from '@zhzz/contract/endpoint.ts'
import type { search } from '@zhzz/contract/search/calls.ts'
import { suggestCompanies } from '#company/find/suggestCompanies.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { findEditions } from '#exhibition/editionHits.ts'
import { countLookup } from '#member/countLookup.ts'
import { findHalls } from '#search/hallHits.ts'

type Suggestion = Output<typeof search.suggest>[number]
const ofEach = 3

export const suggest: Handler<typeof search.suggest> = async ({ keyword }, context) => {
  if (keyword === '') return []
  await countLookup(context)
  const { db, deps, now, locale } = context
  const today = shanghaiDay(now)
  const companies = await suggestCompanies({ db, searching: deps.searching }, keyword, ofEach)
  const editions = await findEditions(db, {
    keyword,
    filters: {},
    sort: 'relevance',
    today,
    at: null,
    limit: ofEach,
  })
  const names = await db
    .selectFrom('exhibitionEdition')
    .where('id', 'in', ['00000000-0000-0000-0000-000000000000', ...editions.hits.map((hit) => hit.id)])
    .select(['id', 'name'])
    .execute()
  const nameOf = new Map(names.map((row) => [row.id, row.name]))
  const { halls } = await findHalls(db, { keyword, locale, today, at: null, limit: ofEach })
  return [
    ...companies.map(
      ({ id, name, nameMarks, hitReason }): Suggestion => ({
        type: 'company',
        id,
        title: name,
        marks: nameMarks,
        hitReason,
      }),
    ),
    ...editions.hits.map(
      ({ id, nameMarks, hitReason }): Suggestion => ({
        type: 'exhibition',
        id,
        title: nameOf.get(id) ?? '',
        marks: nameMarks,
        hitReason,
      }),
    ),
    ...halls.map(
      ({ id, name, nameMarks, hitReason }): Suggestion => ({
        type: 'hall',
        id,
        title: name,
        marks: nameMarks,
        hitReason,
      }),
    ),
  ]
}
