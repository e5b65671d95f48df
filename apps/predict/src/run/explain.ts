import { type FactorCode, factorCodes } from '@zhzz/contract/prediction/reason.ts'
import type { Ensemble } from '#model/ensemble.ts'
import { factorOfFeature, width } from '#scene/features.ts'

/** Base plus contributions is the log-odds of the row. Every step down a tree is put down to the feature it asks about. */
export function explain(ensemble: Ensemble, values: Float32Array, from: number) {
  const contributions = new Float64Array(width)
  let base = 0
  for (const model of ensemble) {
    base += model.base / ensemble.length
    for (const tree of model.trees) {
      let node = 0
      base += (tree.value[0] ?? 0) / ensemble.length
      for (;;) {
        const feature = tree.feature[node] ?? -1
        if (feature < 0) break
        const value = values[from + feature] ?? Number.NaN
        const goesLeft = Number.isNaN(value)
          ? tree.unknownLeft[node] === 1
          : value <= (tree.threshold[node] ?? 0)
        const next = (goesLeft ? tree.left[node] : tree.right[node]) ?? 0
        const step = ((tree.value[next] ?? 0) - (tree.value[node] ?? 0)) / ensemble.length
        contributions[feature] = (contributions[feature] ?? 0) + step
        node = next
      }
    }
  }
  return { base, contributions }
}

/** The same by heading, in the order of `factorCodes`. */
export function byFactor(contributions: Float64Array): number[] {
  const sums = new Map<FactorCode, number>()
  contributions.forEach((value, at) => {
    const factor = factorOfFeature[at]
    if (factor !== undefined) sums.set(factor, (sums.get(factor) ?? 0) + value)
  })
  return factorCodes.map((code) => sums.get(code) ?? 0)
}
