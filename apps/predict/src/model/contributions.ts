import type { Ensemble } from '#model/ensemble.ts'
import { childOf } from '#model/tree.ts'

// oxlint-disable typescript/no-non-null-assertion -- indices stay inside the arrays they were made from, and a check in these loops would cost

/** base + sum of contributions = the log-odds said; one signed contribution per feature, 0 where it had no say. */
export type Explanation = { base: number; contributions: Float64Array }

/**
 * Splits the mean log-odds of one row among its features: along the path through each tree, the change of value at
 * a node goes to the feature asked there; `base` is what is said before anything is asked.
 */
export function ensembleContributions(ensemble: Ensemble, row: Float32Array): Explanation {
  const contributions = new Float64Array(row.length)
  let base = 0
  for (const model of ensemble) {
    base += model.base / ensemble.length
    for (const tree of model.trees) {
      base += tree.value[0]! / ensemble.length
      for (let node = 0; tree.feature[node]! >= 0; ) {
        const feature = tree.feature[node]!
        const next = childOf(tree, node, row[feature]!)
        contributions[feature] =
          contributions[feature]! + (tree.value[next]! - tree.value[node]!) / ensemble.length
        node = next
      }
    }
  }
  return { base, contributions }
}
