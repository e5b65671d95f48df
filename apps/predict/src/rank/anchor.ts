import { featureNames, standingFeature, usualPlaceFeature } from '#features/featureTable.ts'

/** What a middling place among the earlier exhibitors says, so that an explanation counts from there. */
const middling = -Math.log(20 + 200)

/**
 * How much the simplest ranking counts beside the model, in log-odds per unit of `usualPlace`: more of it where
 * there was little to learn from, and a little always, since the model wanders where fairs differ from those it knows.
 */
export function anchorWeight(rows: number): number {
  return 0.15 + 1500 / rows
}

/** What `standing` counts for, in log-odds. */
const standingWeight = 0.3

/** Adds the anchor's say to the log-odds of each row. */
export function addAnchor(logOdds: Float64Array, values: Float32Array, weight: number): Float64Array {
  return logOdds.map((one, row) => {
    const from = row * featureNames.length
    return one + weight * placeIn(values, from) + standingIn(values, from)
  })
}

/** Adds the anchor's say to an explanation; it is the say of the features `usualPlace` and `standing`. */
export function explainAnchor(
  contributions: Float64Array,
  values: Float32Array,
  weight: number,
): Float64Array {
  return contributions.map((one, feature) => {
    if (feature === usualPlaceFeature) return one + weight * placeIn(values, 0)
    return feature === standingFeature ? one + standingIn(values, 0) : one
  })
}

function placeIn(values: Float32Array, from: number): number {
  return (values[from + usualPlaceFeature] ?? middling) - middling
}

function standingIn(values: Float32Array, from: number): number {
  return standingWeight * (values[from + standingFeature] ?? 0)
}

/** Log-odds before anything has been learnt, in the order of the simplest ranking. */
export function untaught(values: Float32Array, row: number): number {
  return 3.3 + 0.92 * (values[row * featureNames.length + usualPlaceFeature] ?? middling)
}
