import { type FactorCode, factorCodes } from '@zhzz/contract/prediction/reason.ts'
import { type Explanation, ensembleContributions } from '#model/contributions.ts'
import type { Ensemble } from '#model/ensemble.ts'
import { factorOfFeature, width } from '#scene/features.ts'

/** Base plus contributions is the log-odds of the row that starts at `from`. */
export function explain(ensemble: Ensemble, values: Float32Array, from: number): Explanation {
  return ensembleContributions(ensemble, values.subarray(from, from + width))
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
