import { type FeatureTable, width } from '#features/featureTable.ts'
import { addAnchor, explainAnchor, untaught } from '#learn/anchor.ts'
import { rankOnce } from '#learn/rankOnce.ts'
import { type Explanation, ensembleContributions } from '#model/contributions.ts'
import { type Ensemble, noEnsemble } from '#model/ensemble.ts'
import type { Platt } from '#model/platt.ts'
import { logOddsOfBest } from '#model/shortlist.ts'

/** What was learnt by a day: turns a row of features into log-odds, and those into a probability that comes true. */
export type Taught = {
  ensemble: Ensemble
  /** How much the simplest ranking counts beside it. */
  anchor: number
  platt: Platt
  /** Editions it learnt from; 0: too few, then the simplest ranking is all there is. */
  editions: number
}

export const nothingTaught: Taught = {
  ensemble: noEnsemble,
  anchor: 0,
  platt: { slope: 1, shift: 0 },
  editions: 0,
}

/** A candidate's place in the ranking of an edition; log-odds before calibration, probability after. */
export type Place = { row: number; logOdds: number; probability: number }

/** The candidates of an edition, most likely first, one of each house. */
export function rank({ candidates, values }: FeatureTable, taught: Taught): Place[] {
  const logOdds =
    taught.ensemble === noEnsemble
      ? Float64Array.from(candidates, (_, row) => untaught(values, row))
      : addAnchor(logOddsOfBest(taught.ensemble, values), values, taught.anchor)
  return rankOnce(candidates, logOdds).map((row) => ({
    row,
    logOdds: logOdds[row] ?? 0,
    probability: probabilityOf(taught.platt, logOdds[row] ?? 0),
  }))
}

export function probabilityOf({ slope, shift }: Platt, logOdds: number): number {
  return 1 / (1 + Math.exp(-(slope * logOdds + shift)))
}

/**
 * Why a candidate is given its probability: base + sum of contributions is the calibrated log-odds, so
 * 1 / (1 + e^-sum) is the probability of `rank`. Signed: above 0 speaks for coming.
 */
export function explain({ values }: FeatureTable, row: number, taught: Taught): Explanation {
  const features = values.subarray(row * width, (row + 1) * width)
  const { base, contributions } = ensembleContributions(taught.ensemble, features)
  const { slope, shift } = taught.platt
  return {
    base: slope * base + shift,
    contributions: explainAnchor(contributions, features, taught.anchor).map((value) => slope * value),
  }
}
