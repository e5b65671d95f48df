import { lack as lackSchema, type PredictionEdition } from '@zhzz/contract/prediction/edition.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { shanghaiDay } from '#day.ts'
import { editionCards } from '#exhibition/card.ts'
import { isInRegions, isOfTopics, profileOf } from '#member/profile.ts'
import { contactWindows } from '#prediction/contactWindow.ts'
import { matchedCount } from '#prediction/matching.ts'
import { neighbourStart } from '#prediction/rhythm.ts'
import { scorecardsOf } from '#prediction/scorecards.ts'
import type { Viewer } from '#session.ts'

/** What is said of each edition as a whole, in the order of `ids`; an edition never scored says so. */
export async function editionHeads(
  db: Kysely<DB>,
  ids: string[],
  { viewer, now }: { viewer: Viewer | null; now: Date },
): Promise<PredictionEdition[]> {
  if (ids.length === 0) return []
  const cards = await editionCards(db, ids, { viewer, now })
  const profile = await profileOf(db, viewer)
  const scores = await scorecardsOf(db, ids)
  const today = shanghaiDay(now)
  const rows = await db
    .selectFrom('exhibitionEdition as edition')
    .innerJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .leftJoin('predictionEdition as head', 'head.editionId', 'edition.id')
    .leftJoin('predictionRun as run', 'run.id', 'head.runId')
    .where('edition.id', 'in', ids)
    .select(['edition.id', 'edition.startDate', 'edition.drawingReviewDeadline', 'edition.freightDeadline'])
    .select([neighbourStart('previous').as('previousStart'), neighbourStart('next').as('nextStart')])
    .select('series.frequency')
    .select(['edition.listedExhibitorCount', 'edition.exhibitorListStatus', 'edition.setStatus'])
    .select(['head.lackCode', 'head.lackHave', 'head.lackNeed', 'head.predictedCount', 'head.highCount'])
    .select(['head.midCount', 'head.newcomerCount', 'head.expectedCount', 'head.regionCounts'])
    .select(['run.finishedAt', 'run.cutOff', 'run.modelVersion'])
    .select(isOfTopics(profile?.industryCodes ?? []).as('isOfTopic'))
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return cards.flatMap((edition): PredictionEdition[] => {
    const row = found.get(edition.id)
    if (row === undefined) return []
    const predictedCount = row.predictedCount ?? 0
    return [
      {
        edition,
        lack: lackOf(row),
        predictedCount,
        highCount: row.highCount ?? 0,
        midCount: row.midCount ?? 0,
        newcomerCount: row.newcomerCount ?? 0,
        expectedCount: row.expectedCount ?? 0,
        matchedCount:
          profile &&
          matchedCount(profile, { regionCounts: row.regionCounts, predictedCount, isOfTopic: row.isOfTopic }),
        publishedRatio: publishedRatio(row),
        scorecard: scores.get(row.id) ?? null,
        windows: contactWindows(row, today),
        scoredAt: row.finishedAt?.toISOString() ?? null,
        cutOff: row.cutOff,
        modelVersion: row.modelVersion,
      },
    ]
  })
}

type Said = {
  lackCode: string | null
  lackHave: number | null
  lackNeed: number | null
  predictedCount: number | null
}

function lackOf({
  lackCode,
  lackHave,
  lackNeed,
  predictedCount,
  setStatus,
}: Said & { setStatus: string | null }) {
  if (setStatus === 'cancelled') return { code: 'cancelled' as const, have: null, need: null }
  if (predictedCount === null) return { code: 'notScoredYet' as const, have: null, need: null }
  if (lackCode === null) return null
  return lackSchema.parse({ code: lackCode, have: lackHave, need: lackNeed })
}

/** A whole list is 100; a partial one is held against the number of exhibitors we expect. */
function publishedRatio(row: {
  exhibitorListStatus: string
  listedExhibitorCount: number
  expectedCount: number | null
}): number | null {
  if (row.exhibitorListStatus === 'none' || row.listedExhibitorCount === 0) return null
  if (row.exhibitorListStatus === 'published') return 100
  const expected = Math.max(row.expectedCount ?? 0, row.listedExhibitorCount)
  return Math.round((row.listedExhibitorCount / expected) * 100)
}

/** Editions of a tab with what they are narrowed and ordered by; a few thousand at most. */
export async function predictedEditions(
  db: Kysely<DB>,
  asked: {
    isPast: boolean
    within: string[] | undefined
    industryCodes: string[] | undefined
    regionCodes: string[] | undefined
    from: string | undefined
    to: string | undefined
    topics: string[]
    /** Whether the counts by region are wanted: a kilobyte for each of thousands of editions. */
    byRegion: boolean
    /** Whether the editions beside each one are wanted: two look-ups for each of thousands. */
    withRhythm: boolean
    today: string
  },
) {
  const { isPast, within, industryCodes, regionCodes, from, to, topics, byRegion, withRhythm, today } = asked
  return db
    .selectFrom('predictionEdition as head')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'head.editionId')
    .innerJoin('exhibitionSeries as series', 'series.id', 'edition.seriesId')
    .leftJoin('region', 'region.code', 'edition.regionCode')
    .leftJoin('region as parent', 'parent.code', 'region.parentCode')
    .where('edition.startDate', isPast ? '<=' : '>', today)
    .$if(within !== undefined, (query) =>
      query.where('edition.id', '=', sql<string>`any(${within ?? []}::uuid[])`),
    )
    .$if(isPast, (query) => query.where('head.lackCode', 'is', null))
    .$if(industryCodes !== undefined && industryCodes.length > 0, (query) =>
      query.where(isOfTopics(industryCodes ?? [])),
    )
    .$if(regionCodes !== undefined && regionCodes.length > 0, (query) =>
      query.where(isInRegions(regionCodes ?? [])),
    )
    .$if(from !== undefined, (query) => query.where('edition.startDate', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('edition.startDate', '<=', to ?? ''))
    .orderBy('edition.startDate', isPast ? 'desc' : 'asc')
    .orderBy('edition.id')
    .limit(5_000)
    .select(['edition.id', 'edition.startDate', 'edition.drawingReviewDeadline', 'edition.freightDeadline'])
    .select(['head.highCount', 'head.predictedCount', 'head.lackCode', 'series.frequency'])
    .select(
      sql<string | null>`case when ${withRhythm} then ${neighbourStart('previous')} end`.as('previousStart'),
    )
    .select(sql<string | null>`case when ${withRhythm} then ${neighbourStart('next')} end`.as('nextStart'))
    .select(sql`case when ${byRegion} then head.region_counts end`.as('regionCounts'))
    .select(isOfTopics(topics).as('isOfTopic'))
    .execute()
}
