import { featureAt, standingFeatures, usualPlaceFeature, width } from '#features/featureTable.ts'

/** What a middling place among the earlier exhibitors says, so that an explanation counts from there. */
const middling = -Math.log(20 + 200)

/**
 * How much the simplest ranking counts beside the model, in log-odds per unit of `usualPlace`: more of it where
 * there was little to learn from, and a little always, since the model wanders where fairs differ from those it knows.
 */
export function anchorWeight(rows: number): number {
  return 0.15 + 1500 / rows
}

/** What the mean of the standings counts for, in log-odds. */
const standingWeight = 0.3

/** What each place of a row that starts at `from` adds to its log-odds. */
function* saysOf(values: Float32Array, from: number, weight: number): Generator<[number, number]> {
  yield [usualPlaceFeature, weight * ((values[from + usualPlaceFeature] ?? middling) - middling)]
  for (const feature of standingFeatures)
    yield [feature, (standingWeight / standingFeatures.length) * (values[from + feature] ?? 0)]
}

/** Adds the anchor's say to the log-odds of each row. */
export function addAnchor(logOdds: Float64Array, values: Float32Array, weight: number): Float64Array {
  return logOdds.map((one, row) =>
    saysOf(values, row * width, weight).reduce((sum, [, say]) => sum + say, one),
  )
}

/** Adds the anchor's say to the contributions of one row: it is the say of the features it goes by. */
export function explainAnchor(contributions: Float64Array, row: Float32Array, weight: number): Float64Array {
  const sums = contributions.slice()
  for (const [feature, say] of saysOf(row, 0, weight)) sums[feature] = (sums[feature] ?? 0) + say
  return sums
}

/** Log-odds before anything has been learnt, in the order of the simplest ranking. */
export function untaught(values: Float32Array, row: number): number {
  return 3.3 + 0.92 * (values[row * width + usualPlaceFeature] ?? middling)
}

const newcomerPlace = featureAt('kinAtHomePlace')

/** The same of a newcomer, in the order of how much like this one its fairs are. */
export function untaughtNewcomer(values: Float32Array, row: number): number {
  return (values[row * width + newcomerPlace] ?? middling) - 1
}
