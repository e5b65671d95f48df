import { daysPerYear } from '#fair/day.ts'
import { distanceKm } from '#features/elsewhere.ts'
import { type FeatureGroup, holds, type Scene } from '#features/featureGroup.ts'

/** Where the company comes from, and how its country turns out at this series. */
export const home: FeatureGroup = {
  names: ['homeKnown', 'homeIsHere', 'homeKm', 'homeShareHere', 'homeReach', 'homeReturn'],
  prepare: (scene) => {
    const { history, target } = scene
    const countries = countryRecord(scene)
    return ({ companyId }, out, at) => {
      const company = history.company(companyId)
      const record = countries(company.country)
      out[at] = Number(company.country !== '')
      out[at + 1] =
        company.country && target.country ? Number(company.country === target.country) : Number.NaN
      out[at + 2] = distanceKm(company, target)
      out[at + 3] = record.share
      out[at + 4] = record.reach
      out[at + 5] = record.returns
    }
  },
}

/** Per country: share of the last list, share of its active companies in that list, share of the one before that returned. */
function countryRecord({ history, target, earlier }: Scene) {
  const last = earlier[0]
  const active = new Map<string, number>()
  const inLast = new Map<string, number>()
  const inEarlier = new Map<string, number>()
  const returned = new Map<string, number>()
  const add = (counts: Map<string, number>, country: string) =>
    counts.set(country, (counts.get(country) ?? 0) + 1)
  const activeIds = new Set<number>()
  for (const held of history.editions) {
    if (held.day < target.start - 3 * daysPerYear) continue
    for (const key of held.keys) activeIds.add(history.companyId(key))
  }
  for (const id of activeIds) add(active, history.company(id).country)
  const companies = (keys: number[]) => new Set(keys.map((key) => history.companyId(key)))
  for (const id of companies(last?.keys ?? [])) add(inLast, history.company(id).country)
  for (const held of earlier.slice(1, 3)) {
    const following = earlier[earlier.indexOf(held) - 1]
    for (const id of companies(held.keys)) {
      const { country, editions } = history.company(id)
      add(inEarlier, country)
      if (following && holds(editions, following.index)) add(returned, country)
    }
  }
  const size = last?.keys.length ?? 0
  const all = (counts: Map<string, number>) => counts.values().reduce((sum, count) => sum + count, 0)
  const usual = (all(returned) + 1) / (all(inEarlier) + 3)
  return (country: string) => ({
    share: size ? (inLast.get(country) ?? 0) / size : Number.NaN,
    reach: ((inLast.get(country) ?? 0) + 0.2) / ((active.get(country) ?? 0) + 10),
    returns: ((returned.get(country) ?? 0) + 8 * usual) / ((inEarlier.get(country) ?? 0) + 8),
  })
}
