import type { BoostedTrees } from '#model/boostedTrees.ts'
import { denseContributions } from '#model/denseContributions.ts'
import { type Ensemble, shares } from '#model/ensemble.ts'
import { childOf } from '#model/tree.ts'

// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

/** base + sum of contributions = the log-odds said; one signed contribution per feature, 0 where it had no say. */
export type Explanation = { base: number; contributions: Float64Array }

/** Splits the mean log-odds of one row among its features. */
export function ensembleContributions(ensemble: Ensemble, row: Float32Array): Explanation {
  const share = shares(ensemble)
  const parts = [
    ...ensemble.boosted.map((model) => ({ ...boostedContributions(model, row), share: share.boosted })),
    ...ensemble.nets.map((net) => ({ ...denseContributions(net, row), share: share.net })),
  ]
  return {
    base: parts.reduce((sum, part) => sum + part.base * part.share, 0),
    contributions: Float64Array.from(row, (_, feature) =>
      parts.reduce((sum, part) => sum + part.contributions[feature]! * part.share, 0),
    ),
  }
}

/**
 * Along the path through each tree, the change of value at a node goes to the feature asked there; `base` is what
 * is said before anything is asked.
 */
function boostedContributions(model: BoostedTrees, row: Float32Array): Explanation {
  const contributions = new Float64Array(row.length)
  let base = model.base
  for (const tree of model.trees) {
    base += tree.value[0]!
    for (let node = 0; tree.feature[node]! >= 0; ) {
      const feature = tree.feature[node]!
      const next = childOf(tree, node, row[feature]!)
      contributions[feature] = contributions[feature]! + (tree.value[next]! - tree.value[node]!)
      node = next
    }
  }
  return { base, contributions }
}
