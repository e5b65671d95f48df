import { Worker } from 'node:worker_threads'
import { binRows } from '#model/binnedRows.ts'
import {
  type BoostedTrees,
  type BoostOptions,
  boostedLogOdds,
  trainBoostedTrees,
} from '#model/boostedTrees.ts'
import type { RowData, TrainingRows } from '#model/trainingRows.ts'

/** Several boosted models on the same rows; their mean log-odds err less than any one of them. */
export type Ensemble = BoostedTrees[]

/** What a training thread is given: the rows in shared memory and the members to train. */
export type TrainingJob = { rows: RowData; members: BoostOptions[] }

export function trainMembers({ rows, members }: TrainingJob): Ensemble {
  const binned = binRows(rows)
  return members.map((member) => trainBoostedTrees(rows, member, binned))
}

/** Trains on `threads` threads; the result does not depend on how many. 0 = on this one. */
export async function trainEnsemble(
  rows: TrainingRows,
  members: BoostOptions[],
  threads: number,
): Promise<Ensemble> {
  if (threads === 0) return trainMembers({ rows, members })
  const shares = Array.from({ length: Math.min(threads, members.length) }, (_, thread) =>
    members.filter((_member, at) => at % threads === thread),
  )
  const parts = await Promise.all(shares.map((share) => trainApart({ rows: rows.shared(), members: share })))
  return members.flatMap((_, at) => parts[at % threads]?.[Math.floor(at / threads)] ?? [])
}

function trainApart(workerData: TrainingJob): Promise<Ensemble> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./trainingThread.ts', import.meta.url), { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** Mean log-odds of each row of `values`. */
export function ensembleLogOdds(ensemble: Ensemble, values: Float32Array): Float64Array {
  const each = ensemble.map((model) => boostedLogOdds(model, values))
  const mean = new Float64Array(each[0]?.length ?? 0)
  for (const one of each) one.forEach((value, row) => (mean[row] = (mean[row] ?? 0) + value / each.length))
  return mean
}
