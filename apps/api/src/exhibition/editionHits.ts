import type { ExhibitionFilters, exhibitionSorts } from '@zhzz/contract/exhibition/calls.ts'
import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { fairParts } from '@zhzz/search/query/fairParts.ts'
import { isTopicWord, topicsOf } from '@zhzz/search/trade/topicsOf.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { bestMetric, isInternational } from '#exhibition/card.ts'
import { editionReasons } from '#exhibition/editionReasons.ts'
import { hasWord, likeWord, wordsOf } from '#exhibition/keywordHit.ts'
import { statusOn } from '#exhibition/status.ts'
import { askedTopic, exhibitorsOf, hasExhibitorsOf } from '#exhibition/topicCounts.ts'
import { asc, desc, type Keyset, keyset, type Place, paged } from '#keyset.ts'
import { isInRegions, isOfTopics, type Profile } from '#member/profile.ts'

export type EditionSearch = {
  keyword: string
  filters: ExhibitionFilters
  sort: (typeof exhibitionSorts)[number]
  /** Only these editions. */
  within?: string[] | undefined
  /** What the order 匹配度 goes by; without it that order is that of the days. */
  profile?: Profile | null
  today: string
  at: Place | null
  limit: number
}
export type EditionHit = Pick<EditionCard, 'id' | 'nameMarks' | 'hitReason'> & { place: Place }
export type EditionHits = { hits: EditionHit[]; total: number; totalIsMore: boolean }

/** 10,000 m² of net exhibition area */
const areas = {
  under1: [0, 1],
  '1to3': [1, 3],
  '3to5': [3, 5],
  '5to10': [5, 10],
  over10: [10, 1e6],
} as const

/** Editions by keyword and filters. Every word must stand in a name, the hall, the city, or the exhibited goods. */
export async function findEditions(db: Kysely<DB>, search: EditionSearch): Promise<EditionHits> {
  const words = wordsOf(search.keyword)
  const query = await matchingEditions(db, search)
  const described = query.select(['edition.id', sql<number>`count(*) over ()`.as('rows')])
  const page = await paged(described, orderOf(search, words), { at: search.at, take: search.limit }).execute()
  // All hits are read for their order: the first page counts them on the way.
  const { total } =
    search.at === null && search.limit > 0
      ? { total: page[0]?.rows ?? 0 }
      : await db
          .selectFrom(query.select('edition.id').limit(1_001).as('found'))
          .select((row) => row.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
  const reasons = await editionReasons(
    db,
    page.map(({ id }) => id),
    words.flatMap((word) => [word, ...fairParts(word)]),
  )
  return {
    hits: page.flatMap(({ id, place }) => {
      const reason = reasons.get(id)
      return reason === undefined ? [] : [{ id, ...reason, place }]
    }),
    total: Math.min(total, 1_000),
    totalIsMore: total > 1_000,
  }
}

/** Whether `edition` has the word in a name of its own, of its series or its venue, among the goods, or as its place. */
function editionHas(word: string): RawBuilder<boolean> {
  return hasWord(
    word,
    sql`edition.search_tokens`,
    sql`edition.name, edition.english_name, edition.venue_text`,
  )
}

/** Whether the series, or five of the exhibitors, are about the topic that a word names, whatever their language. */
function ofTopics(word: string): RawBuilder<boolean>[] {
  const topics = topicsOf(word)
  if (topics.length === 0) return []
  return [sql<boolean>`series.industry_codes && ${topics}::text[]`, hasExhibitorsOf(topics.slice(0, 1))]
}

/** Every part in the edition; a part that names a topic is in those of its series too, whatever their language. */
function asParts(parts: string[]): RawBuilder<boolean>[] {
  if (parts.length === 0) return []
  const each = parts.map((part) => sql`(${sql.join([editionHas(part), ...ofTopics(part)], sql` or `)})`)
  return [sql<boolean>`(${sql.join(each, sql` and `)})`]
}

const mostHalls = 500

/** For each word the halls whose names have it. */
async function hallsNamed(db: Kysely<DB>, words: string[]): Promise<string[][]> {
  return Promise.all(
    words.map(async (word) => {
      const named = hasWord(word, sql`hall.search_tokens`, sql`hall.name, hall.english_name`)
      const halls = await db.selectFrom('hall').where(named).select('id').limit(mostHalls).execute()
      return halls.map(({ id }) => id)
    }),
  )
}

/** The editions that a search is about, as a query. */
export async function matchingEditions(
  db: Kysely<DB>,
  { keyword, filters, within, today }: Pick<EditionSearch, 'keyword' | 'filters' | 'within' | 'today'>,
) {
  const words = wordsOf(keyword)
  const halls = await hallsNamed(db, words)
  let query = db
    .selectFrom('exhibitionEdition as edition')
    .innerJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .leftJoin('region', 'region.code', 'edition.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
  for (const [at, word] of words.entries()) {
    const ways = [editionHas(word), ...(isTopicWord(word) ? ofTopics(word) : []), ...asParts(fairParts(word))]
    query = query.where(
      sql<boolean>`(${sql.join(ways, sql` or `)} or edition.hall_id = any(${halls[at] ?? []}::uuid[]))`,
    )
  }
  const { from, to, regionCodes, hallIds, industryCodes, areaBand, statuses, frequencies, exhibitionTypes } =
    filters
  if (within !== undefined) query = query.where('edition.id', '=', sql<string>`any(${within}::uuid[])`)
  if (from !== undefined) query = query.where('edition.endDate', '>=', from)
  if (to !== undefined) query = query.where('edition.startDate', '<=', to)
  if (regionCodes?.length)
    query = query.where(
      sql<boolean>`${regionCodes}::text[] && array[region.code, parent.code, parent.parent_code]`,
    )
  if (hallIds?.length) query = query.where('edition.hallId', 'in', hallIds)
  if (industryCodes?.length)
    query =
      query.where(sql<boolean>`(exists (select from dictionary_item item where item.type = 'exhibition_industry'
      and item.code = any(series.industry_codes)
      and (item.code = any(${industryCodes}::text[]) or item.parent_code = any(${industryCodes}::text[])))
      or ${hasExhibitorsOf(industryCodes)})`)
  if (frequencies?.length) query = query.where('series.frequency', 'in', frequencies)
  if (exhibitionTypes?.length) query = query.where('series.exhibitionType', 'in', exhibitionTypes)
  if (statuses?.length) query = query.where(statusOn(today), 'in', statuses)
  if (filters.hasExhibitorList === true) query = query.where('edition.listedExhibitorCount', '>', 0)
  if (filters.hasExhibitorList === false) query = query.where('edition.listedExhibitorCount', '=', 0)
  if (filters.isInternational === true) query = query.where(sql<boolean>`${isInternational()} is true`)
  if (filters.organizers?.length)
    query = query.where(sql<boolean>`exists (select from edition_organization organization
      where organization.edition_id = edition.id and organization.role = 'organizer'
      and organization.name = any(${filters.organizers}::text[]))`)
  if (filters.companyId !== undefined)
    query = query.where(sql<boolean>`exists (select from exhibitor where exhibitor.edition_id = edition.id
      and exhibitor.company_id = ${filters.companyId})`)
  if (areaBand !== undefined) {
    const [least, below] = areas[areaBand]
    const area = bestMetric('net_exhibition_area')
    query = query.where(sql<boolean>`${area} >= ${least * 10_000} and ${area} < ${below * 10_000}`)
  }
  return query
}

/**
 * The default order: what is on or comes, the next first; then what is over, the latest first. Numbers that nobody gave
 * count as the smallest.
 */
function orderOf(search: EditionSearch, words: string[]): Keyset {
  return keyset(keyOf(search, words), asc('edition.id'))
}

function keyOf({ sort, today, profile, filters }: EditionSearch, words: string[]) {
  if (sort === 'startDateDesc') return desc('edition.startDate')
  if (sort === 'netExhibitionArea') return desc(sql`coalesce(${bestMetric('net_exhibition_area')}, -1)`)
  if (sort === 'exhibitorCount')
    return desc(sql`greatest(coalesce(${bestMetric('exhibitor_count')}, -1), edition.listed_exhibitor_count)`)
  const days = sql`case when edition.end_date >= ${today}::date then greatest(edition.start_date - ${today}::date, 0)
    else 100000 + (${today}::date - edition.start_date) end`
  if (sort === 'heat')
    return desc(sql`(select count(*) from favorite
    where favorite.object_type = 'exhibition' and favorite.object_id = edition.id)`)
  const topic = sort === 'topicExhibitors' ? askedTopic(words, filters.industryCodes) : null
  if (topic !== null) return asc(sql`${days} - 1000000::bigint * ${exhibitorsOf(topic)}`)
  if (sort === 'match' && profile) return asc(sql`${missing(profile)} * 1000000 + ${days}`)
  if (sort === 'startDate' || words.length === 0) return asc(days)
  const inName = sql`(${words.map(likeWord)}::text[])`
  const itself = sql.join(words.map(editionHas), sql` and `)
  return asc(
    sql`case when edition.name ilike all ${inName} then 0 when ${itself} then 1000000 else 2000000 end + ${days}`,
  )
}

/** How much of the profile an edition misses: 0 its topics and its places, 3 neither. */
function missing({ industryCodes, regionCodes }: Profile): RawBuilder<number> {
  return sql<number>`(case when ${isOfTopics(industryCodes)} then 0 else 2 end
    + case when ${isInRegions(regionCodes)} then 0 else 1 end)`
}
