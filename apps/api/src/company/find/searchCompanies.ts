import { Failure } from '@zhzz/contract/failure.ts'
import type { Query } from '@zhzz/search/query/query.ts'
import { chineseWords, readQuery } from '@zhzz/search/query/query.ts'
import { rank } from '@zhzz/search/query/ranking.ts'
import type { Stages } from '@zhzz/search/query/stage.ts'
import { stagesOf } from '@zhzz/search/query/stages.ts'
import type { Pool } from 'pg'
import { byCreditCode } from '#company/find/byCreditCode.ts'
import type { Candidate, CompanyHits, CompanySearch } from '#company/find/companyHit.ts'
import { countTo, firstHits, type HitRow, laterHits, poolSize, wantOf } from '#company/find/companyHits.ts'
import { companyReasons } from '#company/find/companyReasons.ts'
import { byWholeName, isLoading } from '#company/find/indexed.ts'
import { isNear, rankedRows } from '#company/find/rankedRows.ts'
import type { Searching } from '#company/find/searching.ts'
import { matchingCompanies, sortedCompanies } from '#company/find/sortedCompanies.ts'
import { orderedStages } from '#company/find/stageNames.ts'
import type { Place } from '#keyset.ts'

/**
 * Companies for a keyword (name, short name, brand, product, place and trade, pinyin, initials, credit code) and
 * filters, best first, each with the reason of the hit. An empty keyword lists what the filters leave. While a first
 * load of many companies goes without the search indexes, only whole names; else `companiesLoading`.
 */
export async function searchCompanies(from: Searching, search: CompanySearch): Promise<CompanyHits> {
  const { db, searching } = from
  const query = readQuery(search.keyword)
  if (query.creditCode !== undefined) {
    const hit = await byCreditCode(db, query.creditCode)
    if (hit) return { hits: search.at === null ? [hit] : [], total: 1, totalIsMore: false }
  }
  if (search.within === undefined && (await isLoading(searching))) {
    const isPlain = query.text !== '' && search.whose === undefined && JSON.stringify(search.filters) === '{}'
    const hits = isPlain ? await byWholeName(from, search.keyword, search.limit) : []
    if (hits.length === 0) throw new Failure('companiesLoading')
    return { hits: search.at === null ? hits : [], total: hits.length, totalIsMore: false }
  }
  const stages = stagesOf(query)
  if (search.sort === 'match' && search.profile) {
    return matchingCompanies(db, search, query, stages, search.profile)
  }
  if (query.text === '' || !isRanked(search)) return sortedCompanies(db, search, query, stages)
  const found =
    search.at === null || search.at[0] === 'head'
      ? await head(searching, search, query, stages)
      : await tail(searching, search, query, stages, search.at)
  const chinese = found.total === 0 ? chineseWords(query) : undefined
  if (chinese !== undefined) return searchCompanies(from, { ...search, keyword: chinese })
  return {
    hits: await companyReasons(db, query, found.candidates),
    total: Math.min(found.total, countTo),
    totalIsMore: found.total > countTo,
    isNear: found.isNear,
  }
}

/** Another order, and what company_search_hits does not know, go over the list without ranking. */
function isRanked({ sort, within, whose, filters }: CompanySearch): boolean {
  const isByRanking = sort === 'relevance' || sort === 'match'
  return isByRanking && within === undefined && whose === undefined && filters.lastExhibitedTo === undefined
}

type Found = { candidates: Candidate[]; total: number; isNear: boolean }

/** The best rows, ranked by their names; a page in them is a piece of this list. */
async function head(searching: Pool, search: CompanySearch, query: Query, stages: Stages): Promise<Found> {
  const skip = Number(search.at?.[1] ?? 0)
  const { rows, total: counted } = await firstHits(searching, stages, search.filters, skip + search.limit)
  const { rows: comparable, last } = cutAtFullStage(rows)
  const best = rankedRows(query, comparable)
  // Where no stage was cut short the list is whole; stages may have counted a company twice.
  const total = last === undefined ? best.length : counted
  const near = best[0] !== undefined && isNear(best[0])
  const list = best.map((row, at) => ({ ...row, place: ['head', at + 1, total] }))
  const page: Candidate[] = list.slice(skip, skip + search.limit)
  const missing = search.limit - page.length
  if (missing > 0 && last !== undefined && isOrdered(last.stage)) {
    const more = await tail(searching, { ...search, limit: missing }, query, stages, placeOf(last, total))
    return { candidates: [...page, ...more.candidates], total, isNear: near }
  }
  return { candidates: page, total, isNear: near }
}

/** A stage that gave all rows it may has more; what follows it in the ladder comes behind those. */
function cutAtFullStage(rows: HitRow[]): { rows: HitRow[]; last: HitRow | undefined } {
  for (const stage of orderedStages) {
    const own = rows.filter((row) => row.stage === stage)
    if (own.length < (wantOf.get(stage) ?? 0)) continue
    const later = orderedStages.slice(orderedStages.indexOf(stage) + 1)
    return { rows: rows.filter((row) => !later.some((name) => name === row.stage)), last: own.at(-1) }
  }
  return { rows, last: undefined }
}

async function tail(
  searching: Pool,
  search: CompanySearch,
  query: Query,
  stages: Stages,
  at: Place,
): Promise<Found> {
  const [stage, tier, prominence, id, total] = at
  const resumed = orderedStages.find((name) => name === stage) ?? 'contains'
  const resume = { stage: resumed, tier: Number(tier), prominence: Number(prominence), id: String(id) }
  const { rows } = await laterHits(searching, stages, search.filters, resume, search.limit + poolSize)
  const before = new Set(rows.filter(({ stage }) => !isOrdered(stage)).map(({ id }) => id))
  const candidates = rows
    .filter((row) => isOrdered(row.stage) && !before.has(row.id))
    .slice(0, search.limit)
    .map((row) => ({ ...row, ranked: rank(query, row.names), place: placeOf(row, Number(total)) }))
  return { candidates, total: Number(total), isNear: false }
}

function isOrdered(stage: HitRow['stage']): boolean {
  return orderedStages.some((name) => name === stage)
}

function placeOf(row: HitRow, total: number): Place {
  return [row.stage, row.tier, row.prominence, row.id, total]
}
