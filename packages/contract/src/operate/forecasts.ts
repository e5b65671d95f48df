import { z } from 'zod'
import { read, write } from '#endpoint.ts'
import { date, id, instant } from '#field.ts'
import { scorecard } from '#prediction/edition.ts'
import { consoleService } from '#prefix.ts'

const forecasts = `${consoleService}/running/forecasts`
const access = 'operator:running'
const count = z.number().int()

/** 参展预测 as who runs it sees it. */
export const forecastCalls = {
  forecasts: read('GET', forecasts, {
    access,
    summary:
      '参展预测: the last runs, how predictions turned out as the app shows it, and whether a run was asked for',
    input: z.object({}),
    output: z.object({
      runs: z.array(
        z.object({
          id,
          startedAt: instant,
          finishedAt: instant.nullable(),
          status: z.enum(['running', 'done', 'failed']),
          /** nothing that became known later counted */
          cutOff: date,
          isRetrospective: z.boolean(),
          modelVersion: z.string(),
          editions: count,
          predictions: count,
          reasons: count,
          /** reasons whose records did not bear them out */
          droppedReasons: count,
        }),
      ),
      /** of everything; null: nothing is settled or tested on */
      scorecard: scorecard.nullable(),
      calibrationError: z.number().nullable(),
      /** the newest first */
      cards: z.array(
        z.object({
          editionId: id,
          name: z.string(),
          startDate: date,
          kind: z.enum(['settled', 'backtest']),
          precisionAt20: z.number(),
          baselinePrecisionAt20: z.number(),
          recallAt200: z.number(),
          brier: z.number(),
          predicted: count,
          actual: count,
          isPartial: z.boolean(),
        }),
      ),
      /** one that waits or is under way */
      asked: z.object({ by: z.string(), at: instant }).nullable(),
      /** of the one that was asked for last */
      failure: z.string().nullable(),
    }),
  }),
  startForecast: write('POST', `${forecasts}/start`, {
    access,
    records: 'operate',
    summary: 'scores all coming editions anew, soon; conflict: that was asked for already',
    input: z.object({}),
    output: z.literal(true),
    fails: ['conflict'],
  }),
}
