import type { NewsFilters } from '@zhzz/contract/news/calls.ts'
import type { NewsCard } from '@zhzz/contract/news/card.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { hasWord, wordsOf } from '#exhibition/keywordHit.ts'
import type { Viewer } from '#http/session.ts'
import { desc, keyset, type Place, paged } from '#keyset.ts'
import { describedNews, newsCardOf } from '#news/described.ts'

type Asked = {
  keyword?: string
  filters?: NewsFilters
  viewer: Viewer | null
  /** Only what the viewer has marked. */
  onlyMarked?: boolean
  at: Place | null
  limit: number
}

const mostCounted = 1_000
const topFirst = keyset(desc('news.isTop'), desc('news.sortAt'), desc('news.id'))

/** Articles by words of their title and summary, by what they speak of: those on top first, then the newest. */
export async function findNews(db: Kysely<DB>, asked: Asked) {
  const { keyword = '', filters = {}, viewer, onlyMarked = false, at, limit } = asked
  const words = wordsOf(keyword)
  let found = describedNews(db, viewer)
  for (const word of words)
    found = found.where(hasWord(word, sql`news.search_tokens`, sql`news.title, news.summary`))
  for (const condition of conditionsOf(filters)) found = found.where(condition)
  if (filters.category) found = found.where('news.category', '=', filters.category)
  if (onlyMarked)
    found = found.where(
      sql<boolean>`exists (select from favorite where object_type = 'news' and object_id = news.id
        and sub_account_id = ${viewer?.subAccountId ?? null}::uuid)`,
    )
  const rows = limit === 0 ? [] : await paged(found, topFirst, { at, take: limit }).execute()
  const counted = await db
    .selectFrom(
      found
        .clearSelect()
        .select('news.id')
        .limit(mostCounted + 1)
        .as('counted'),
    )
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    news: rows.map(({ place, ...row }): NewsCard & { place: Place } => ({
      ...newsCardOf(row, words),
      place,
    })),
    total: Math.min(counted.total, mostCounted),
    totalIsMore: counted.total > mostCounted,
  }
}

function conditionsOf({ regionCodes, industryCodes, companyId, seriesId, hallId }: NewsFilters) {
  const conditions: RawBuilder<boolean>[] = []
  if (regionCodes?.length) conditions.push(sql`news.region_codes && ${regionCodes}::text[]`)
  if (industryCodes?.length) conditions.push(sql`news.topic_codes && ${industryCodes}::text[]`)
  if (companyId)
    conditions.push(sql`news.id in (select news_id from news_company where company_id = ${companyId}::uuid)`)
  if (seriesId)
    conditions.push(sql`news.id in (select news_id from news_series where series_id = ${seriesId}::uuid)`)
  if (hallId) conditions.push(sql`news.id in (select news_id from news_hall where hall_id = ${hallId}::uuid)`)
  return conditions
}
