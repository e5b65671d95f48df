import { type BinnedRows, binRows } from '#model/binnedRows.ts'
import { type BoostedTrees, type BoostOptions, trainBoostedTrees } from '#model/boostedTrees.ts'
import { type DenseNet, type NetOptions, trainDenseNet } from '#model/denseNet.ts'
import type { RowData } from '#model/trainingRows.ts'

export type EnsembleOptions = { members: BoostOptions[]; nets: NetOptions[] }

/** What a training thread is given: rows in shared memory, and a shared count of the members begun by all threads. */
export type TrainingJob = EnsembleOptions & { rows: RowData; begun: Int32Array }

/** Members by their place, boosted ones first; places that another thread took are left out. */
export type TrainedMembers = { boosted: [number, BoostedTrees][]; nets: [number, DenseNet][] }

/** Takes one member after the other that no thread has begun, until there is none. */
export function trainMembers({ rows, members, nets, begun }: TrainingJob): TrainedMembers {
  const trained: TrainedMembers = { boosted: [], nets: [] }
  let binned: BinnedRows | undefined
  for (;;) {
    const place = Atomics.add(begun, 0, 1)
    const member = members[place]
    const net = nets[place - members.length]
    if (!member && !net) return trained
    binned ??= binRows(rows)
    if (member) trained.boosted.push([place, trainBoostedTrees(rows, member, binned)])
    if (net) trained.nets.push([place, trainDenseNet(rows, net, binned)])
  }
}
