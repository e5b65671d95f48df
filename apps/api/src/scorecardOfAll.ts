import type { Scorecard } from '@zhzz/contract/prediction/edition.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { scorecardOfMany } from '#scorecards.ts'

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

/** How far the model as a whole is to be believed, by the last run that was done. */
export async function lastModel(db: Kysely<DB>) {
  const run = await db
    .selectFrom('predictionRun')
    .where('status', '=', 'done')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .select(['modelVersion', 'finishedAt', 'metrics'])
    .executeTakeFirst()
  return {
    ...shownMetrics.parse(run?.metrics ?? {}),
    modelVersion: run?.modelVersion ?? null,
    scoredAt: run?.finishedAt?.toISOString() ?? null,
  }
}

/** Of a series, or of everything, with the model that is in force. */
export async function scorecardOfAll(
  db: Kysely<DB>,
  seriesId: string | undefined,
): Promise<{ scorecard: Scorecard | null } & Awaited<ReturnType<typeof lastModel>>> {
  return { scorecard: await scorecardOfMany(db, seriesId), ...(await lastModel(db)) }
}
