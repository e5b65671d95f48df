import type { prediction } from '@zhzz/contract/prediction/calls.ts'
import { z } from 'zod'
import type { Handler } from '#context.ts'
import { scorecardOfMany, scorecardsOf } from '#prediction/scorecards.ts'

const count = z.object({
  from: z.number(),
  to: z.number(),
  count: z.number(),
  predicted: z.number(),
  happened: z.number(),
})
/** Of what a run notes about itself, the part that is shown. */
const shownMetrics = z.object({
  calibrationError: z.number().nullable().default(null),
  calibration: z.array(count).default([]),
})

export const scorecard: Handler<typeof prediction.scorecard> = async (
  { editionId, seriesId },
  { db, fail },
) => {
  const run = await db
    .selectFrom('predictionRun')
    .where('status', '=', 'done')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .select(['modelVersion', 'finishedAt', 'metrics'])
    .executeTakeFirst()
  const { calibrationError, calibration } = shownMetrics.parse(run?.metrics ?? {})
  const table = editionId === undefined ? ('exhibitionSeries' as const) : ('exhibitionEdition' as const)
  const asked = editionId ?? seriesId
  if (asked !== undefined) {
    const known = await db.selectFrom(table).where('id', '=', asked).select('id').executeTakeFirst()
    if (known === undefined) throw fail('notFound')
  }
  const card =
    editionId === undefined
      ? await scorecardOfMany(db, seriesId)
      : ((await scorecardsOf(db, [editionId])).get(editionId) ?? null)
  return {
    scorecard: card,
    calibrationError,
    calibration,
    modelVersion: run?.modelVersion ?? null,
    scoredAt: run?.finishedAt?.toISOString() ?? null,
  }
}
