import { daysPerYear } from '#fair/day.ts'
import type { Held } from '#fair/history.ts'
import type { FeatureGroup, Scene } from '#features/featureGroup.ts'
import { holds } from '#features/featureGroup.ts'
import { type SparseRow, trainSparseLogistic } from '#model/sparseLogistic.ts'

const windowDays = 2.1 * daysPerYear
const recentDays = 1.05 * daysPerYear
const occasions = 3
const lagWords = 4

/**
 * A small logistic model of this series alone, taught by its own last editions: which other fairs, which
 * countries and which record in the series lead here.
 */
export const localModel: FeatureGroup = {
  names: ['localLogOdds', 'localElsewhere'],
  prepare: (scene) => {
    const { history, target, earlier } = scene
    const describe = describer(scene)
    const rows: SparseRow[] = []
    const labels: boolean[] = []
    for (let at = Math.min(occasions, earlier.length) - 1; at >= 0; at--) {
      const occasion = earlier[at]
      if (!occasion) continue
      const before = earlier.slice(at + 1)
      for (const id of activeCompanies(scene, occasion, before)) {
        rows.push(describe(id, occasion.day, before))
        labels.push(holds(history.company(id).editions, occasion.index))
      }
    }
    const model = trainSparseLogistic(rows, labels)
    return ({ companyId }, out, at) => {
      const words = describe(companyId, target.start, earlier)
      out[at] = model.logOdds(words)
      out[at + 1] = model.logOdds(words.filter((word) => word >= firstSeriesWord))
    }
  },
}

const firstSeriesWord = 2000

/** The words that are true of a company on a day: its record here (< 100), its country (< 2000), its other fairs. */
function describer({ history, series }: Scene) {
  const countries = new Map<string, number>()
  return (id: number, day: number, before: Held[]): SparseRow => {
    const { editions, country } = history.company(id)
    const words: number[] = [0]
    let times = 0
    before.forEach((held, lag) => {
      if (!holds(editions, held.index)) return
      times++
      if (lag < lagWords) words.push(1 + lag)
    })
    if (times > 0) words.push(10 + Math.min(times, 6))
    const place = countries.get(country) ?? 100 + countries.size
    countries.set(country, place)
    words.push(place, times > 0 ? place + 900 : place)
    const seen = new Set<number>()
    let others = 0
    for (let at = editions.length - 1; at >= 0; at--) {
      const held = history.editions[editions[at] ?? -1]
      if (!held || held.day >= day) continue
      if (held.day < day - windowDays) break
      if (held.series === series) continue
      const word = firstSeriesWord + held.series * 2
      if (seen.has(word)) continue
      seen.add(word)
      others++
      words.push(word)
      if (held.day >= day - recentDays) words.push(word + 1)
    }
    words.push(20 + Math.min(others, 15), times > 0 ? 40 + Math.min(others, 15) : 60)
    return words
  }
}

/** Companies seen anywhere in the two years before an occasion, or ever in its series. */
function activeCompanies({ history }: Scene, occasion: Held, before: Held[]): Set<number> {
  const ids = new Set<number>()
  const take = (held: Held) => {
    for (const key of held.keys) ids.add(history.companyId(key))
  }
  before.forEach(take)
  for (const held of history.editions) {
    if (held.day < occasion.day && held.day >= occasion.day - windowDays) take(held)
  }
  return ids
}
