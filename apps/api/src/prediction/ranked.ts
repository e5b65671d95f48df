import type { Input } from '@zhzz/contract/endpoint.ts'
import { bandFrom } from '@zhzz/contract/prediction/band.ts'
import type { PredictionFilters, prediction } from '@zhzz/contract/prediction/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { asc, keyset, type Place, paged } from '#keyset.ts'
import { isFavorite } from '#member/favorite.ts'
import { isUnlocked } from '#member/heldUnlock.ts'
import { isInRegions, type Profile } from '#member/profile.ts'
import { isFollowed } from '#member/teamFollowUp.ts'
import { isListed, teamsVerdict } from '#prediction/said.ts'

type Asked = Pick<Input<typeof prediction.companies>, 'editionId' | 'filters' | 'sort'> & {
  viewer: Viewer | null
  /** the plan shows every row */
  seesAll: boolean
  profile: Profile | null
  now: Date
  at: Place | null
  take: number
}

/** Ids of an edition's current predictions by filters and order. */
export async function rankedPredictions(db: Kysely<DB>, asked: Asked) {
  const order = keyset(asc(saidNo(asked)), asc(sortKey(asked)), asc('prediction.rank'))
  return paged(narrowed(db, asked).select('prediction.id'), order, asked).execute()
}

/** How many the filters leave, and how many there are of each band and of those who never were here. */
export async function predictionCounts(
  db: Kysely<DB>,
  asked: Pick<Asked, 'editionId' | 'filters' | 'viewer' | 'now'>,
) {
  const all = await db
    .selectFrom(
      narrowed(db, { ...asked, filters: {} })
        .select([sql<string>`${bandText}`.as('band'), 'prediction.timesHere'])
        .as('said'),
    )
    .select((row) => row.fn.countAll<number>().as('predicted'))
    .select([
      sql<number>`count(*) filter (where band = 'high')`.as('high'),
      sql<number>`count(*) filter (where band = 'mid')`.as('mid'),
      sql<number>`count(*) filter (where times_here = 0)`.as('neverHere'),
    ])
    .executeTakeFirstOrThrow()
  if (Object.values(asked.filters).every((filter) => filter === undefined))
    return { ...all, total: all.predicted }
  const { total } = await narrowed(db, asked)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ...all, total }
}

function narrowed(
  db: Kysely<DB>,
  { editionId, filters, viewer, now }: Pick<Asked, 'editionId' | 'filters' | 'viewer' | 'now'>,
) {
  let query = db
    .selectFrom('predictionEdition as head')
    .innerJoin('predictionRun as run', 'run.id', 'head.runId')
    .innerJoin('prediction', (join) =>
      join.onRef('prediction.runId', '=', 'head.runId').onRef('prediction.editionId', '=', 'head.editionId'),
    )
    // Left joins: the planner leaves out those that no filter and no order asks of.
    .leftJoin('company', 'company.id', 'prediction.companyId')
    .leftJoin('region', 'region.code', 'company.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .where('head.editionId', '=', editionId)
  const { bands, newOrOld, boothTypes, regionCodes, capitalMin, capitalMax, hasMobile } = filters
  if (bands?.length) query = query.where(sql<boolean>`${bandText} = any(${bands}::text[])`)
  if (newOrOld !== undefined) query = query.where('prediction.timesHere', newOrOld === 'new' ? '=' : '>', 0)
  if (boothTypes?.length) query = query.where('prediction.expectedBoothType', 'in', boothTypes)
  if (regionCodes?.length) query = query.where(isInRegions(regionCodes))
  if (capitalMin !== undefined) query = query.where('company.registeredCapital', '>=', capitalMin)
  if (capitalMax !== undefined) query = query.where('company.registeredCapital', '<=', capitalMax)
  if (hasMobile !== undefined)
    query = query.where(sql<boolean>`exists (select from contact where contact.company_id = company.id
      and contact.type = 'mobile' and contact.tenant_id is null) = ${hasMobile}`)
  if (filters.isListed !== undefined) query = query.where(sql<boolean>`${isListed()} = ${filters.isListed}`)
  if (filters.myState !== undefined) query = query.where(inState(filters.myState, viewer, now))
  return query
}

/** Who stands on the list of an edition that is to come. */
function isCertain(): RawBuilder<boolean> {
  return sql<boolean>`(${isListed()}
    and not exists (select from prediction_outcome outcome where outcome.edition_id = prediction.edition_id))`
}

/** As the row shows it. */
const bandText = sql`case when prediction.probability >= ${bandFrom.high}::real or ${isCertain()} then 'high'
  when prediction.probability >= ${bandFrom.mid}::real then 'mid' else 'low' end`

function inState(
  state: NonNullable<PredictionFilters['myState']>,
  viewer: Viewer | null,
  now: Date,
): RawBuilder<boolean> {
  const company = sql`company.id`
  if (state === 'favorited') return isFavorite(viewer, company)
  if (state === 'unlocked') return isUnlocked(viewer, company, now)
  if (state === 'followed') return isFollowed(viewer, company)
  const done = state === 'notUnlocked' ? isUnlocked(viewer, company, now) : isFollowed(viewer, company)
  return sql<boolean>`not ${done}`
}

/**
 * 1 for a company of which the viewer's team had said 不参展 before the run: it goes to the end of their list from the
 * next run on. Not for plans that see only the first rows, which would see others for saying no.
 */
function saidNo({ viewer, seesAll }: Asked): RawBuilder<number> {
  if (viewer === null || !seesAll) return sql<number>`0::integer`
  return sql<number>`(${teamsVerdict(viewer, { before: sql`run.started_at` })} is not distinct from 'no')::integer`
}

/**
 * Smallest first, never null; equal ones by rank. By probability: who is certain, being on the list, stands first where
 * the plan shows every row; the few rows of another plan are the model's.
 */
function sortKey({ sort, seesAll, profile }: Asked): RawBuilder<number> {
  if (sort === 'probability' && seesAll)
    return sql<number>`case when ${isCertain()} then 0 else 1 end::numeric`
  if (sort === 'expectedArea') return sql<number>`-coalesce(prediction.expected_area_high, -1)`
  if (sort === 'match' && profile !== null && profile.regionCodes.length > 0)
    return sql<number>`case when ${isInRegions(profile.regionCodes)} then 0 else 1 end::numeric`
  return sql<number>`0::numeric`
}
