import { Worker } from 'node:worker_threads'
import { binRows } from '#model/binnedRows.ts'
import {
  type BoostedTrees,
  type BoostOptions,
  boostedLogOdds,
  trainBoostedTrees,
} from '#model/boostedTrees.ts'
import { type DenseNet, denseLogOdds, type NetOptions, trainDenseNet } from '#model/denseNet.ts'
import type { RowData, TrainingRows } from '#model/trainingRows.ts'

/** Boosted models and nets on the same rows; their mean log-odds err less than any one of them. */
export type Ensemble = { boosted: BoostedTrees[]; nets: DenseNet[] }

export type EnsembleOptions = { members: BoostOptions[]; nets: NetOptions[] }

/** What a training thread is given: the rows in shared memory and the members to train. */
export type TrainingJob = EnsembleOptions & { rows: RowData }

export function trainMembers({ rows, members, nets }: TrainingJob): Ensemble {
  const binned = binRows(rows)
  return {
    boosted: members.map((member) => trainBoostedTrees(rows, member, binned)),
    nets: nets.map((net) => trainDenseNet(rows, net, binned)),
  }
}

/** Trains on `threads` threads; the result does not depend on how many. 0 = on this one. */
export async function trainEnsemble(
  rows: TrainingRows,
  { members, nets }: EnsembleOptions,
  threads: number,
): Promise<Ensemble> {
  if (threads === 0) return trainMembers({ rows, members, nets })
  const parts = await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      trainApart({
        rows: rows.shared(),
        members: shareOf(members, thread, threads),
        nets: shareOf(nets, thread, threads),
      }),
    ),
  )
  const gather = <Trained>(count: number, of: (part: Ensemble) => Trained[]) =>
    Array.from(
      { length: count },
      (_, at) => of(parts[at % threads] ?? noEnsemble)[Math.floor(at / threads)],
    ).flatMap((one) => one ?? [])
  return {
    boosted: gather(members.length, (part) => part.boosted),
    nets: gather(nets.length, (part) => part.nets),
  }
}

export const noEnsemble: Ensemble = { boosted: [], nets: [] }

const shareOf = <Member>(members: Member[], thread: number, threads: number) =>
  members.filter((_, at) => at % threads === thread)

function trainApart(workerData: TrainingJob): Promise<Ensemble> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./trainingThread.ts', import.meta.url), { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** What each member counts for: both kinds as much as one another, however many there are of each. */
export function shares({ boosted, nets }: Ensemble): { boosted: number; net: number } {
  const kinds = Math.min(1, boosted.length) + Math.min(1, nets.length)
  return { boosted: 1 / (boosted.length * kinds), net: 1 / (nets.length * kinds) }
}

/** Mean log-odds of each row of `values`. */
export function ensembleLogOdds(ensemble: Ensemble, values: Float32Array): Float64Array {
  const share = shares(ensemble)
  const each = [
    ...ensemble.boosted.map((model) => ({ logOdds: boostedLogOdds(model, values), share: share.boosted })),
    ...ensemble.nets.map((net) => ({ logOdds: denseLogOdds(net, values), share: share.net })),
  ]
  const mean = new Float64Array(each[0]?.logOdds.length ?? 0)
  for (const one of each)
    one.logOdds.forEach((value, row) => (mean[row] = (mean[row] ?? 0) + value * one.share))
  return mean
}
