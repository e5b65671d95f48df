import { type BoostedTrees, boostedLogOdds } from '#model/boostedTrees.ts'
import type { Crew } from '#model/crew.ts'
import { type DenseNet, denseLogOdds } from '#model/denseNet.ts'
import { type EnsembleOptions, trainMembers } from '#model/members.ts'
import type { RowData } from '#model/trainingRows.ts'

/** Boosted models and nets on the same rows; their mean log-odds err less than any one of them. */
export type Ensemble = { boosted: BoostedTrees[]; nets: DenseNet[] }

/** Trains with a crew; the result does not depend on how many it is. Without one on this thread. */
export async function trainEnsemble(
  rows: RowData,
  { members, nets }: EnsembleOptions,
  crew?: Crew,
): Promise<Ensemble> {
  const begun = new Int32Array(new SharedArrayBuffer(4))
  const job = { rows, members, nets, begun }
  const parts = crew === undefined ? [trainMembers(job)] : await crew.train(job)
  const inOrder = <Trained>(found: [number, Trained][]) =>
    found.sort(([a], [b]) => a - b).map(([, trained]) => trained)
  return {
    boosted: inOrder(parts.flatMap((part) => part.boosted)),
    nets: inOrder(parts.flatMap((part) => part.nets)),
  }
}

export const noEnsemble: Ensemble = { boosted: [], nets: [] }

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
