import { daysPerYear } from '#fair/day.ts'
import type { Held, History } from '#fair/history.ts'
import type { FeatureGroup, Scene } from '#features/featureGroup.ts'
import { inverseOf } from '#model/inverse.ts'

const halfLifeYears = 2.5
const patternYears = 6
const countryYears = 5.05
/** Companies in one fair alone say nothing about two: each series' own weight is raised by this much. */
const ridge = 60

/** How far the company's other fairs lead here, and what share of the other lists of this country it was on. */
export const otherFairs: FeatureGroup = {
  names: ['fairsPointHere', 'countryShare'],
  prepare: (scene) => {
    const { history, target, series } = scene
    const weight = weightsTo(scene)
    const inCountry = new Set(
      history.editions.flatMap((held) =>
        target.country !== '' &&
        held.country === target.country &&
        held.series !== series &&
        held.day >= target.start - countryYears * daysPerYear
          ? held.index
          : [],
      ),
    )
    return ({ companyId }, out, at) => {
      const { editions } = history.company(companyId)
      let pointing = 0
      let sum = 0
      for (const [other, share] of pattern(history, editions, target.start)) {
        if (other === series) continue
        pointing += share * (weight[other] ?? 0)
        sum += share
      }
      let listed = 0
      for (const index of editions) if (inCountry.has(index)) listed++
      out[at] = sum > 0 ? pointing / sum : Number.NaN
      out[at + 1] = inCountry.size > 0 ? listed / inCountry.size : Number.NaN
    }
  },
}

/** Series → how lately the company was there, 1 today and half of it every two and a half years. */
function pattern(history: History, editions: number[], day: number): Map<number, number> {
  const shares = new Map<number, number>()
  for (let place = editions.length - 1; place >= 0; place--) {
    const held = history.editions[editions[place] ?? -1]
    if (!held || held.day >= day) continue
    const age = (day - held.day) / daysPerYear
    if (age > patternYears) break
    if (!shares.has(held.series)) shares.set(held.series, 2 ** (-age / halfLifeYears))
  }
  return shares
}

const remembered = new WeakMap<History, { latest: Held | undefined; inverse: Float64Array; count: number }>()

/**
 * EASE (Steck 2019): the linear weights of all other series that best rebuild who is in this one, from the companies
 * of the last six years.
 */
function weightsTo({ history, target, series }: Scene): Float64Array {
  const latest = history.editions.at(-1)
  const count = history.seriesEditions.length
  let known = remembered.get(history)
  if (!known || known.latest !== latest || known.count !== count) {
    known = { latest, count, inverse: inverseOf(gram(history, target.start, count), count) }
    remembered.set(history, known)
  }
  const { inverse } = known
  const own = inverse[series * count + series] ?? 1
  return Float64Array.from({ length: count }, (_, other) =>
    other === series ? 0 : -(inverse[other * count + series] ?? 0) / own,
  )
}

/** Of each two series how many companies they share, lately ones counting most. */
function gram(history: History, day: number, count: number): Float64Array {
  const sums = new Float64Array(count * count)
  const seen = new Set<number>()
  for (const held of history.editions.toReversed()) {
    if (held.day < day - patternYears * daysPerYear) continue
    for (const key of held.keys) {
      const id = history.companyId(key)
      if (seen.has(id)) continue
      seen.add(id)
      const shares = [...pattern(history, history.company(id).editions, day)]
      for (const [a, one] of shares)
        for (const [b, other] of shares) sums[a * count + b] = (sums[a * count + b] ?? 0) + one * other
    }
  }
  for (let one = 0; one < count; one++) sums[one * count + one] = (sums[one * count + one] ?? 0) + ridge
  return sums
}
