import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { trimLog } from '@zhzz/db/trimLog.ts'
import { dataMark } from '@zhzz/predict/run/dataMark.ts'
import { settlePredictions } from '@zhzz/predict/run/settlePredictions.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import { predictApart } from '#start/predicting.ts'

/** As long ago as that a first run would have been made: what has begun since can be looked back on. */
const lookBackDays = 60

/**
 * What was to be foretold of an invented world 60 days ago, how that turned out, and what is to come now: beside the calls that
 * are answered meanwhile, where no run is done yet. Ended while it looks back it begins anew at the next start; after that the
 * job `predict` makes the run of today.
 */
export async function forecastSample(
  { url, db }: Pick<Database, 'url' | 'db'>,
  { sample, log }: { sample: boolean; log: Log },
): Promise<{ stop: () => Promise<void> }> {
  const done = { stop: async () => {} }
  if (!sample) return done
  const made = await db
    .selectFrom('predictionRun')
    .where('status', '=', 'done')
    .limit(1)
    .select('id')
    .executeTakeFirst()
  const invented = await db
    .selectFrom('dataSource')
    .where('name', '=', '示例数据')
    .select('name')
    .executeTakeFirst()
  if (made !== undefined || invented === undefined) return done
  const ending = new AbortController()
  const foretold = forecast(url, ending.signal, log).catch((error: unknown) => {
    if (!ending.signal.aborted) log.error(`what is to come was not foretold: ${messageOf(error)}`)
  })
  return {
    stop: async () => {
      ending.abort()
      await foretold
    },
  }
}

async function forecast(url: string, ending: AbortSignal, log: Log): Promise<void> {
  log.info('forecasting what is to come in the invented world; all else is there …')
  const pool = createPool(url, { max: 1, statementTimeout: 0, applicationName: 'zhzz forecast' })
  const run = async (asked: Parameters<typeof predictApart>[1]) => {
    ending.throwIfAborted()
    const { worker, started } = predictApart(url, asked, log)
    ending.addEventListener('abort', () => void worker.terminate())
    await started
  }
  try {
    const today = shanghaiDay(new Date())
    await run({ today: dayAfter(today, -lookBackDays), seenFrom: today })
    await settlePredictions(url, today)
    const mark = await dataMark(pool, today)
    if (mark !== null) await run({ today, dataMark: mark })
    await trimLog(pool)
    log.info('forecasts of the invented world ready')
  } finally {
    await pool.end()
  }
}
