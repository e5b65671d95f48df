import { daysPerYear } from '#fair/day.ts'
import type { History } from '#fair/history.ts'
import { type FeatureGroup, holds } from '#features/featureGroup.ts'

/** What the company did at all fairs: how much lately, for how long, how faithful, with whom. */
export const elsewhere: FeatureGroup = {
  names: [
    'timesAnywhere',
    'seriesAnywhere',
    'last12Months',
    'last24Months',
    'months24To48',
    'yearsSinceAnywhere',
    'yearsSinceFirstAnywhere',
    'loyalty',
    'loyaltyBeyondSeries',
    'sameCountry36Months',
    'sameCountryEver',
    'sameOrganiser36Months',
    'near36Months',
    'meanListSize',
  ],
  prepare: ({ history, target }) => {
    const { next, retention } = returnsOf(history)
    const organisers = new Set(target.organisers)
    const relation = history.editions.map((held) => ({
      age: (target.start - held.day) / daysPerYear,
      series: held.series,
      size: held.keys.length,
      sameCountry: held.country !== '' && held.country === target.country,
      sameOrganiser: held.organisers.some((name) => organisers.has(name)),
      near: distanceKm(held, target) < 1500,
    }))
    return ({ companyId }, out, at) => {
      const { editions } = history.company(companyId)
      const series = new Set<number>()
      let months12 = 0
      let months24 = 0
      let months48 = 0
      let returns = 0
      let expected = 0
      let chances = 0
      let country36 = 0
      let countryEver = 0
      let organiser36 = 0
      let near36 = 0
      let sizes = 0
      for (const index of editions) {
        const it = relation[index]
        if (!it) continue
        series.add(it.series)
        sizes += it.size
        if (it.age <= 1.05) months12++
        if (it.age <= 2.05) months24++
        else if (it.age <= 4.05) months48++
        if (it.sameCountry) countryEver++
        if (it.age <= 3.05) {
          if (it.sameCountry) country36++
          if (it.sameOrganiser) organiser36++
          if (it.near) near36++
        }
        const following = next[index]
        if (following === undefined) continue
        chances++
        expected += retention[index] ?? 0
        if (holds(editions, following)) returns++
      }
      const age = (index: number | undefined) => relation[index ?? -1]?.age ?? Number.NaN
      out[at] = editions.length
      out[at + 1] = series.size
      out[at + 2] = months12
      out[at + 3] = months24
      out[at + 4] = months48
      out[at + 5] = age(editions.at(-1))
      out[at + 6] = age(editions[0])
      out[at + 7] = (returns + 0.7) / (chances + 2)
      out[at + 8] = (returns - expected) / (chances + 2)
      out[at + 9] = country36
      out[at + 10] = countryEver
      out[at + 11] = organiser36
      out[at + 12] = near36
      out[at + 13] = sizes / editions.length
    }
  },
}

type Returns = { editions: number; next: (number | undefined)[]; retention: number[] }

/** Many editions are looked at on one state of the history, and this goes through all of it. */
const remembered = new WeakMap<History, Returns>()

function returnsOf(history: History): Returns {
  const known = remembered.get(history)
  if (known?.editions === history.editions.length) return known
  const next = nextEditions(history.seriesEditions.map((editions) => editions.map((held) => held.index)))
  const returns = { editions: history.editions.length, next, retention: retentions(history, next) }
  remembered.set(history, returns)
  return returns
}

/** Per edition the one that followed it in its series. */
function nextEditions(series: number[][]): (number | undefined)[] {
  const next: (number | undefined)[] = []
  for (const editions of series) editions.forEach((index, at) => (next[index] = editions[at + 1]))
  return next
}

/** Per edition the share of its companies that were in the following one. */
function retentions(
  history: { editions: { keys: number[] }[]; companyId: (key: number) => number },
  next: (number | undefined)[],
): number[] {
  return history.editions.map((held, index) => {
    const following = history.editions[next[index] ?? -1]
    if (!following) return 0
    const came = new Set(following.keys.map((key) => history.companyId(key)))
    return held.keys.filter((key) => came.has(history.companyId(key))).length / held.keys.length
  })
}

type Place = { lat: number | null; lon: number | null }

/** Great-circle distance; NaN where a place is unknown. */
export function distanceKm(a: Place, b: Place): number {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return Number.NaN
  const radian = Math.PI / 180
  const half =
    Math.sin(((b.lat - a.lat) * radian) / 2) ** 2 +
    Math.cos(a.lat * radian) * Math.cos(b.lat * radian) * Math.sin(((b.lon - a.lon) * radian) / 2) ** 2
  return 12742 * Math.asin(Math.sqrt(half))
}
