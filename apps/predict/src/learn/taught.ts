import { type FeatureTable, width } from '#features/featureTable.ts'
import { addAnchor, anchorWeight, explainAnchor, untaught, untaughtNewcomer } from '#learn/anchor.ts'
import { rankOnce } from '#learn/rankOnce.ts'
import { type Lore, noLore } from '#learn/study.ts'
import { type Explanation, ensembleContributions } from '#model/contributions.ts'
import { ensembleLogOdds, noEnsemble } from '#model/ensemble.ts'
import type { Platt } from '#model/platt.ts'
import { logOddsOfBest } from '#model/shortlist.ts'

/**
 * What was learnt by a day: turns a row of features into log-odds, and those into a probability that comes true. Who was here
 * before and who was not are two questions, with a model and a calibration each.
 */
export type Taught = {
  returning: Lore
  newcomers: Lore
  /** Editions it learnt from; 0: too few, then the simplest ranking is all there is. */
  editions: number
}

export const nothingTaught: Taught = { returning: noLore, newcomers: noLore, editions: 0 }

/** A candidate's place in the ranking of an edition; log-odds before calibration, probability after. */
export type Place = { row: number; logOdds: number; probability: number }

/** The candidates of an edition, most likely first, one of each house. */
export function rank(table: FeatureTable, taught: Taught): Place[] {
  const { candidates, newFrom } = table
  const logOdds = new Float64Array(candidates.length)
  logOdds.set(returningLogOdds(table, taught.returning))
  logOdds.set(newcomerLogOdds(table, taught.newcomers), newFrom)
  const probability = logOdds.map((one, row) =>
    probabilityOf((row < newFrom ? taught.returning : taught.newcomers).platt, one),
  )
  const order = probability.map((one, row) => (logOdds[row] === Number.NEGATIVE_INFINITY ? -1 : one))
  return rankOnce(candidates, order).map((row) => ({
    row,
    logOdds: logOdds[row] ?? 0,
    probability: probability[row] ?? 0,
  }))
}

function returningLogOdds({ newFrom, values }: FeatureTable, { ensemble, rows }: Lore): Float64Array {
  const own = values.subarray(0, newFrom * width)
  return ensemble === noEnsemble
    ? Float64Array.from({ length: newFrom }, (_, row) => untaught(own, row))
    : addAnchor(logOddsOfBest(ensemble, own), own, anchorWeight(rows))
}

function newcomerLogOdds({ candidates, newFrom, values }: FeatureTable, { ensemble }: Lore): Float64Array {
  const own = values.subarray(newFrom * width)
  return ensemble === noEnsemble
    ? Float64Array.from({ length: candidates.length - newFrom }, (_, row) => untaughtNewcomer(own, row))
    : ensembleLogOdds(ensemble, own)
}

export function probabilityOf({ slope, shift }: Platt, logOdds: number): number {
  return 1 / (1 + Math.exp(-(slope * logOdds + shift)))
}

/**
 * Why a candidate is given its probability: base + sum of contributions is the calibrated log-odds, so
 * 1 / (1 + e^-sum) is the probability of `rank`. Signed: above 0 speaks for coming.
 */
export function explain({ newFrom, values }: FeatureTable, row: number, taught: Taught): Explanation {
  const features = values.subarray(row * width, (row + 1) * width)
  const isNew = row >= newFrom
  const { ensemble, rows, platt } = isNew ? taught.newcomers : taught.returning
  const { base, contributions } = ensembleContributions(ensemble, features)
  const anchored = isNew ? contributions : explainAnchor(contributions, features, anchorWeight(rows))
  return {
    base: platt.slope * base + platt.shift,
    contributions: anchored.map((value) => platt.slope * value),
  }
}
