import type { Log } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { startThread } from '@zhzz/db/startThread.ts'
import { dataMark } from '@zhzz/predict/run/dataMark.ts'
import type { RunSummary } from '@zhzz/predict/run/runPrediction.ts'
import { settlePredictions } from '@zhzz/predict/run/settlePredictions.ts'
import { shanghaiDay } from '#day.ts'
import type { Job } from '#start/jobs.ts'

/**
 * Settles predictions and scores the coming editions anew when the data have changed, and once a night in any case. The
 * scoring has a thread of its own; a lock in the database lets one node of several do it.
 */
export function predicting({ url, pool }: Pick<Database, 'url' | 'pool'>, log: Log): Job {
  const look = async (signal: AbortSignal) => {
    const today = shanghaiDay(new Date())
    const settled = await settlePredictions(url, today)
    if (settled > 0) log.info(`predictions of ${settled} editions settled`)
    const mark = await dataMark(pool, today)
    if (signal.aborted || mark === null) return
    const { started, worker } = predictApart(url, { today, dataMark: mark }, log)
    signal.addEventListener('abort', () => void worker.terminate())
    const summary = await started
    if (summary !== 'busy') log.info(`${summary.editions} editions predicted`)
  }
  return { name: 'predict', every: 300, first: 60, work: look }
}

type Asked = { today: string; seenFrom?: string; dataMark?: string | null }

/** A run in a thread of its own, so that calls are answered meanwhile. */
export function predictApart(url: string, options: Asked, log: Log) {
  const worker = startThread(
    new URL(import.meta.resolve('@zhzz/predict/run/runThread.ts')),
    { workerData: { url, options } },
    log,
  )
  const started = new Promise<RunSummary | 'busy'>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the run was ended')))
  })
  return { worker, started }
}
