import { boostedLogOdds } from '#model/boostedTrees.ts'
import { type Ensemble, ensembleLogOdds } from '#model/ensemble.ts'

/** Places that the whole ensemble looks at; enough for a ranking of 500 companies printed under several names. */
const shortlist = 2000

/**
 * Mean log-odds of the rows that the first member finds best; −∞ for the others, which it alone has looked at.
 * Most candidates have no chance, and asking all members about them would take most of the time of a forecast.
 */
export function logOddsOfBest(ensemble: Ensemble, values: Float32Array): Float64Array {
  const [first] = ensemble.boosted
  const width = first?.width ?? 0
  if (!first || values.length <= shortlist * width) return ensembleLogOdds(ensemble, values)
  const rough = boostedLogOdds(first, values)
  const best = Array.from(rough, (_, row) => row)
    .sort((a, b) => (rough[b] ?? 0) - (rough[a] ?? 0) || a - b)
    .slice(0, shortlist)
  const shortValues = new Float32Array(shortlist * width)
  best.forEach((row, place) =>
    shortValues.set(values.subarray(row * width, (row + 1) * width), place * width),
  )
  const whole = rough.fill(Number.NEGATIVE_INFINITY)
  ensembleLogOdds(ensemble, shortValues).forEach((value, place) => {
    whole[best[place] ?? -1] = value
  })
  return whole
}
