import { readQuery } from '@zhzz/search/query/query.ts'
import { stagesOf } from '@zhzz/search/query/stages.ts'
import { byCreditCode } from '#company/find/byCreditCode.ts'
import type { CompanyHit } from '#company/find/companyHit.ts'
import { suggestedHits } from '#company/find/companyHits.ts'
import { companyReasons } from '#company/find/companyReasons.ts'
import { byWholeName, isLoading } from '#company/find/indexed.ts'
import { rankedRows } from '#company/find/rankedRows.ts'
import type { Searching } from '#company/find/searching.ts'

/** The companies somebody who has typed so much probably means, by their names only. */
export async function suggestCompanies(
  { db, searching }: Searching,
  keyword: string,
  limit: number,
): Promise<CompanyHit[]> {
  const query = readQuery(keyword)
  if (query.text === '') return []
  if (query.creditCode !== undefined) {
    const hit = await byCreditCode(db, query.creditCode)
    if (hit) return [hit]
  }
  if (await isLoading(searching)) return byWholeName({ db, searching }, keyword, limit)
  const { rows } = await suggestedHits(searching, stagesOf(query))
  const best = rankedRows(query, rows).filter(({ ranked }) => ranked.score > 0)
  return companyReasons(
    db,
    query,
    best.slice(0, limit).map((row) => ({ ...row, place: [] })),
  )
}
