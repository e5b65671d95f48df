import { searchIndexes } from '@zhzz/db/searchIndexes.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { Pool } from 'pg'
import type { CompanyHit } from '#company/find/companyHit.ts'
import type { Searching } from '#company/find/searching.ts'

/** From about 50,000 companies on a search that reads them one by one takes too much of a core. */
const bytesReadQuickly = 32 * 1024 ** 2
const keptMilliseconds = 2_000

type Known = { until: number; isLoading: Promise<boolean> }
const known = new WeakMap<Pool, Known>()

/**
 * Whether a first load of many companies is under way: it goes without the search indexes and makes them at its end.
 * Answered anew every two seconds.
 */
export function isLoading(searching: Pool): Promise<boolean> {
  const last = known.get(searching)
  if (last !== undefined && last.until > Date.now()) return last.isLoading
  const next = { until: Date.now() + keptMilliseconds, isLoading: ask(searching) }
  known.set(searching, next)
  next.isLoading.catch(() => known.delete(searching))
  return next.isLoading
}

async function ask(searching: Pool): Promise<boolean> {
  const { rows } = await searching.query<{ isLoading: boolean }>(
    `select exists (select from unnest($1::text[]) as name where to_regclass(name) is null)
      and (select sum(pg_relation_size(relid)) > $2 from pg_partition_tree('company_search') where isleaf) as "isLoading"`,
    [Object.keys(searchIndexes), bytesReadQuickly],
  )
  return rows[0]?.isLoading ?? false
}

/** Companies of exactly this name, which needs none of the search indexes. */
export async function byWholeName({ db }: Searching, keyword: string, limit: number): Promise<CompanyHit[]> {
  const companies = await db
    .selectFrom('company')
    .where('nameKey', '=', nameKey(keyword))
    .where('mergedIntoId', 'is', null)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'name'])
    .execute()
  return companies.map(({ id, name }) => ({
    id,
    name,
    nameMarks: [[0, name.length]],
    hitReason: { field: 'name', snippet: name, marks: [[0, name.length]] },
    place: ['head', 1, companies.length],
  }))
}
