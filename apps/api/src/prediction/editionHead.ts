import { lack as lackSchema, type PredictionEdition } from '@zhzz/contract/prediction/edition.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Reader } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { editionCards } from '#exhibition/card.ts'
import type { Profile } from '#member/profile.ts'
import { contactWindows } from '#prediction/contactWindow.ts'
import { matchedSql } from '#prediction/matching.ts'
import { neighbourStart } from '#prediction/rhythm.ts'
import { scorecardsOf } from '#scorecards.ts'

/** What is said of each edition as a whole, in the order of `ids`; an edition never scored says so. */
export async function editionHeads(
  db: Kysely<DB>,
  ids: string[],
  { viewer, now, locale, profile }: Reader & { profile: Profile | null },
): Promise<PredictionEdition[]> {
  if (ids.length === 0) return []
  const cards = await editionCards(db, ids, { viewer, now, locale })
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
    .select(['head.midCount', 'head.newcomerCount', 'head.expectedCount'])
    .select(['run.finishedAt', 'run.cutOff', 'run.modelVersion'])
    .select((profile ? matchedSql(profile) : sql<number | null>`null`).as('matchedCount'))
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return cards.flatMap((edition): PredictionEdition[] => {
    const row = found.get(edition.id)
    if (row === undefined) return []
    return [
      {
        edition,
        lack: lackOf(row),
        predictedCount: row.predictedCount ?? 0,
        highCount: row.highCount ?? 0,
        midCount: row.midCount ?? 0,
        lowCount: (row.predictedCount ?? 0) - (row.highCount ?? 0) - (row.midCount ?? 0),
        newcomerCount: row.newcomerCount ?? 0,
        expectedCount: row.expectedCount ?? 0,
        matchedCount: row.matchedCount,
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
