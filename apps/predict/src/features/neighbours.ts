import { daysPerYear } from '#fair/day.ts'
import type { FeatureGroup, Scene } from '#features/featureGroup.ts'

const windowDays = 2.1 * daysPerYear
const occasions = 3
const pull = 15

/** How strongly being in each other series leads to this one, learnt from this series' own last editions. */
export type Pull = { base: number; rate: Float64Array; overlap: Float64Array }

export function seriesPull({ history, earlier }: Scene): Pull {
  const count = history.seriesEditions.length
  const there = new Float64Array(count)
  const came = new Float64Array(count)
  let active = 0
  let arrived = 0
  for (const occasion of earlier.slice(0, occasions)) {
    const companies = new Set(occasion.keys.map((key) => history.companyId(key)))
    const seen = new Set<number>()
    const seenInSeries = new Set<number>()
    for (const held of history.editions) {
      if (held.series === occasion.series || held.day >= occasion.day || held.day < occasion.day - windowDays)
        continue
      for (const key of held.keys) {
        const company = history.companyId(key)
        const mark = company * count + held.series
        if (seenInSeries.has(mark)) continue
        seenInSeries.add(mark)
        const hit = Number(companies.has(company))
        there[held.series] = (there[held.series] ?? 0) + 1
        came[held.series] = (came[held.series] ?? 0) + hit
        if (seen.has(company)) continue
        seen.add(company)
        active++
        arrived += hit
      }
    }
  }
  const base = (arrived + 1) / (active + 100)
  const rate = there.map((total, series) => ((came[series] ?? 0) + pull * base) / (total + pull))
  return { base, rate, overlap: came }
}

/** What the company's other fairs of the last two years say about this one. */
export const neighbours: FeatureGroup = {
  names: ['pullBest', 'pullAny', 'pullLift', 'pullMean', 'pullSeries', 'pullBest12'],
  prepare: (scene) => {
    const { history, target, series } = scene
    const { base, rate } = seriesPull(scene)
    return ({ companyId }, out, at) => {
      const { editions } = history.company(companyId)
      const seen = new Set<number>([series])
      let best = 0
      let best12 = 0
      let none = 1
      let lift = 0
      let sum = 0
      for (let place = editions.length - 1; place >= 0; place--) {
        const held = history.editions[editions[place] ?? -1]
        if (!held || held.day < target.start - windowDays) break
        if (seen.has(held.series)) continue
        seen.add(held.series)
        const pulled = rate[held.series] ?? base
        if (pulled > best) best = pulled
        if (pulled > best12 && held.day >= target.start - 1.05 * daysPerYear) best12 = pulled
        none *= 1 - pulled
        sum += pulled
        lift += Math.log(pulled / base)
      }
      const others = seen.size - 1
      out[at] = best
      out[at + 1] = 1 - none
      out[at + 2] = lift
      out[at + 3] = others ? sum / others : Number.NaN
      out[at + 4] = others
      out[at + 5] = best12
    }
  },
}
