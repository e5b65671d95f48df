import type { DB } from '@zhzz/db/openDatabase.ts'
import { readNames } from '@zhzz/search/document/names.ts'
import { filterCondition } from '@zhzz/search/query/filterTokens.ts'
import type { Query } from '@zhzz/search/query/query.ts'
import { rank } from '@zhzz/search/query/ranking.ts'
import type { Stages } from '@zhzz/search/query/stage.ts'
import { conditionOf } from '@zhzz/search/query/stage.ts'
import { all, any, type Condition, joined } from '@zhzz/search/query/tsquery.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CompanyHits, CompanySearch, Sort } from '#company/find/companyHit.ts'
import { countTo } from '#company/find/companyHits.ts'
import { companyReasons } from '#company/find/companyReasons.ts'
import { numberConditions } from '#company/find/numberFilters.ts'
import { asc, desc, type Keyset, keyset, type Place, unknownLast } from '#keyset.ts'
import type { Profile } from '#member/profile.ts'

/** Each with an index of company_search. */
const orders: Record<Sort, Keyset> = {
  relevance: keyset(desc('s.prominence'), asc('s.companyId')),
  match: keyset(desc('s.prominence'), asc('s.companyId')),
  latestExhibition: keyset(unknownLast(desc('s.latestExhibitionDate')), asc('s.companyId')),
  exhibitionCount: keyset(unknownLast(desc('s.exhibitionCount')), asc('s.companyId')),
  establishDate: keyset(unknownLast(desc('s.establishDate')), asc('s.companyId')),
  registeredCapital: keyset(unknownLast(desc('s.registeredCapital')), asc('s.companyId')),
}
/** What an order may ask of a row. */
const orderedBy = sql`s.latest_exhibition_date, s.exhibition_count, s.establish_date, s.registered_capital`

/** Up to here all hits are read and sorted; beyond, the index of the order is walked and hits are soon met. */
const sortedAtOnce = 10_000

/**
 * Companies in an order that is not the ranking: by a column (largest or newest first, unknown last), or the
 * most prominent first where there is no keyword.
 */
export async function sortedCompanies(
  db: Kysely<DB>,
  search: CompanySearch,
  query: Query,
  stages: Stages,
): Promise<CompanyHits> {
  const ways = waysOf(search, query, stages)
  if (ways.length === 0) return nothing
  const where = restrictions(search, ways)
  const total = search.at === null ? await countOf(db, where) : Number(search.at[2])
  const rows = await page(db, search, where, total > sortedAtOnce)
  return hitsOf(db, query, rows, total, ({ place: [value = null, id = null] }) => [value, id, total])
}

/**
 * 匹配度: first the companies that are about what the profile names, in its places before elsewhere; then those that only
 * exhibit where that is shown, likewise; then those of its places, and the rest; each group with the most prominent first.
 * Each is a list of its own, asked for only where a page reaches it.
 */
export async function matchingCompanies(
  db: Kysely<DB>,
  search: CompanySearch,
  query: Query,
  stages: Stages,
  profile: Profile,
): Promise<CompanyHits> {
  const ways = waysOf(search, query, stages)
  if (ways.length === 0) return nothing
  const [value = null, id = null, known, group = 0] = search.at ?? []
  const total = known === undefined ? await countOf(db, restrictions(search, ways)) : Number(known)
  const groups = groupsOf(profile)
  const rows: (Row & { group: number })[] = []
  for (let at = Number(group); at < groups.length && rows.length < search.limit; at++) {
    const where = restrictions(
      search,
      ways.map(({ tokens, texts }) => ({ tokens: joined(tokens, groups[at]), texts })),
    )
    const from = search.at !== null && at === group ? [value, id] : null
    const isLong = (await countOf(db, where)) > sortedAtOnce
    const left = { ...search, at: from, limit: search.limit - rows.length }
    rows.push(...(await page(db, left, where, isLong)).map((row) => ({ ...row, group: at })))
  }
  return hitsOf(db, query, rows, total, ({ place: [value = null, id = null], group }) => [
    value,
    id,
    total,
    group,
  ])
}

/** What the groups of 匹配度 meet, the best first. */
function groupsOf({ regionCodes, industryCodes, divisionCodes }: Profile): Condition[] {
  const place = filterCondition({ regionCodes })
  const about = any([
    filterCondition({ about: industryCodes }),
    filterCondition({ industryCodes: divisionCodes }),
  ])
  const shown = filterCondition({ topics: industryCodes })
  const trades = [[about], [not(about), shown], [not(about), not(shown)]].filter(
    (trade, at) => at === 2 || trade.every(isThere),
  )
  return trades.flatMap((trade) =>
    (place === undefined ? [[]] : [[place], [not(place)]]).map((where) =>
      all([...trade, ...where].filter(isThere)),
    ),
  )
}

function not(condition: Condition): Condition {
  return condition === undefined ? undefined : `!${condition}`
}

function isThere(condition: Condition): condition is string {
  return condition !== undefined
}

const nothing: CompanyHits = { hits: [], total: 0, totalIsMore: false }

/** Numbers in `texts`, all of them, and a condition on tokens. */
type Way = { tokens: Condition; texts: readonly number[] | undefined }

/** The ways to meet the keyword, each with the filters; without a keyword these alone. */
function waysOf({ filters }: CompanySearch, query: Query, stages: Stages): Way[] {
  const filter = filterCondition(filters)
  if (query.text === '') return [{ tokens: filter, texts: undefined }]
  const named = any([stages.contains, stages.offer, stages.pieces, stages.about].map(conditionOf))
  const byTexts = [stages.text, stages.otherText].flatMap((texts): Way[] =>
    texts ? [{ tokens: filter, texts }] : [],
  )
  return named === undefined ? byTexts : [{ tokens: joined(named, filter), texts: undefined }, ...byTexts]
}

async function hitsOf<R extends Row>(
  db: Kysely<DB>,
  query: Query,
  rows: R[],
  total: number,
  placeOf: (row: R) => Place,
): Promise<CompanyHits> {
  const candidates = rows.map((row) => {
    const { companyId, prominence, tier, names } = row
    const list = readNames(names)
    const known = {
      id: companyId,
      stage: 'contains' as const,
      tier,
      prominence,
      names: list,
      place: placeOf(row),
    }
    return { ...known, ranked: query.text === '' ? unranked(list) : rank(query, list) }
  })
  const hits = await companyReasons(db, query, candidates)
  const shown = query.text === '' ? hits.map((hit) => ({ ...hit, hitReason: null, nameMarks: [] })) : hits
  return { hits: shown, total: Math.min(total, countTo), totalIsMore: total > countTo }
}

type Row = {
  companyId: string
  prominence: number
  tier: number
  names: string
  place: Place
}

function unranked(names: ReturnType<typeof readNames>) {
  return { score: 1, name: names[0] ?? { kind: 'name' as const, text: '' }, spelled: false }
}

type Where = { byTokens: RawBuilder<unknown>; byWalk: RawBuilder<unknown> }

/** The same restriction for the token index, and written so that the planner cannot use it. */
function restrictions({ filters, within, whose }: CompanySearch, ways: readonly Way[]): Where {
  const { lastExhibitedTo } = filters
  const others = sql.join(
    [
      within === undefined ? sql`true` : sql`s.company_id = any(${within}::uuid[])`,
      ...(whose === undefined ? [] : [whose]),
      ...numberConditions(filters),
      ...(lastExhibitedTo === undefined ? [] : [sql`s.latest_exhibition_date <= ${lastExhibitedTo}`]),
    ],
    sql` and `,
  )
  const meets = (match: (condition: string) => RawBuilder<unknown>) => {
    const each = ways.map(({ tokens, texts }) => {
      const byTexts = texts === undefined ? sql`true` : sql`s.texts @> ${texts}::integer[]`
      return sql`(${byTexts} and ${tokens === undefined ? sql`true` : match(tokens)})`
    })
    return sql`(${sql.join(each, sql` or `)}) and ${others}`
  }
  return {
    byTokens: meets((condition) => sql`s.tokens @@ ${condition}::tsquery`),
    byWalk: meets((condition) => sql`ts_match_vq(s.tokens, ${condition}::tsquery)`),
  }
}

async function countOf(db: Kysely<DB>, { byTokens }: Where): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from company_search s where ${byTokens} limit ${sortedAtOnce + 1}) as counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

async function page(db: Kysely<DB>, search: CompanySearch, where: Where, walk: boolean): Promise<Row[]> {
  const { order, place, behind } = orders[search.sort]
  const fields = sql`s.company_id, s.prominence, s.tier, s.names`
  const further = behind(search.at)
  const inOrder = sql`order by ${order} limit ${search.limit}`
  // Materialised, so that the order's index is not walked for hits that are few.
  const { rows } = await (walk
    ? sql<Row>`select ${fields}, ${place} as place from company_search s where ${where.byWalk} and ${further} ${inOrder}`
    : sql<Row>`with hit as materialized (
        select ${fields}, ${orderedBy} from company_search s where ${where.byTokens} and ${further})
      select ${fields}, ${place} as place from hit s ${inOrder}`
  ).execute(db)
  return rows
}
