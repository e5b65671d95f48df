import { featureNames, usualPlaceFeature } from '#features/featureTable.ts'

/** What a middling place among the earlier exhibitors says, so that an explanation counts from there. */
const middling = -Math.log(20 + 200)

/**
 * How much the simplest ranking counts beside the model, in log-odds per unit of `usualPlace`: more of it where
 * there was little to learn from, and a little always, since the model wanders where fairs differ from those it knows.
 */
export function anchorWeight(rows: number): number {
  return 0.15 + 1500 / rows
}

/** Adds the anchor's say to the log-odds of each row. */
export function addAnchor(logOdds: Float64Array, values: Float32Array, weight: number): Float64Array {
  return logOdds.map((one, row) => one + weight * anchorOf(values, row * featureNames.length))
}

/** Adds the anchor's say to an explanation; it is the say of the feature `usualPlace`. */
export function explainAnchor(
  contributions: Float64Array,
  values: Float32Array,
  weight: number,
): Float64Array {
  return contributions.map((one, feature) =>
    feature === usualPlaceFeature ? one + weight * anchorOf(values, 0) : one,
  )
}

function anchorOf(values: Float32Array, from: number): number {
  return (values[from + usualPlaceFeature] ?? middling) - middling
}

/** Log-odds before anything has been learnt, in the order of the simplest ranking. */
export function untaught(values: Float32Array, row: number): number {
  return 3.3 + 0.92 * (values[row * featureNames.length + usualPlaceFeature] ?? middling)
}
