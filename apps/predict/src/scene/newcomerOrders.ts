import { heldLately } from '#scene/heldLately.ts'
import { editionsBefore } from '#scene/pull.ts'
import { daysPerYear, type Scene } from '#scene/scene.ts'

const windowYears = 3
const fadeYears = 2
const mostPlaces = 500

/** Houses that were never here, those with most participations of the last two years first. */
export function popularNewcomers(scene: Scene): number[] {
  const times = new Map<number, number>()
  for (const edition of heldLately(scene.world, scene.cutOff, 2 * daysPerYear))
    for (const house of scene.housesOn(edition))
      if (!scene.here.has(house)) times.set(house, (times.get(house) ?? 0) + 1)
  return first(times)
}

/**
 * What anybody would do without a model: houses that were never here, by their other series of three years, each counting by
 * co-exhibitors (the cosine of the two lists of houses), by recency, and twice in the country of this edition.
 */
export function similarNewcomers(scene: Scene): number[] {
  const { world, target, cutOff } = scene
  const mine = new Set(scene.earlier.slice(0, 3).flatMap((edition) => [...scene.housesOn(edition)]))
  const series = new Set(
    heldLately(world, cutOff, windowYears * daysPerYear).map(
      (edition) => world.editions[edition]?.series ?? -1,
    ),
  )
  const scores = new Map<number, number>()
  for (const one of series) {
    if (one === target.series) continue
    const weights = new Map<number, number>()
    for (const edition of editionsBefore(scene, one, cutOff + 1, windowYears * daysPerYear)) {
      const it = world.editions[edition]
      const isHome = it !== undefined && it.home !== 0 && it.home === target.home
      const weight = Math.exp(-(cutOff - (it?.start ?? 0)) / daysPerYear / fadeYears) * (isHome ? 2 : 1)
      for (const house of scene.housesOn(edition))
        weights.set(house, Math.max(weight, weights.get(house) ?? 0))
    }
    const shared = weights.keys().reduce((sum, house) => sum + Number(mine.has(house)), 0)
    if (shared === 0) continue
    const alike = shared / Math.sqrt(weights.size * mine.size)
    for (const [house, weight] of weights)
      if (!scene.here.has(house)) scores.set(house, (scores.get(house) ?? 0) + alike * weight)
  }
  return first(scores)
}

/** Houses by the mean of their places in two orders; one that an order lacks stands behind its last. */
export function meanOrder(one: readonly number[], other: readonly number[]): number[] {
  const sums = new Map<number, number>()
  for (const order of [one, other]) {
    const places = new Map(order.map((house, place) => [house, place]))
    for (const house of new Set([...one, ...other]))
      sums.set(house, (sums.get(house) ?? 0) + (places.get(house) ?? mostPlaces))
  }
  return [...sums].sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([house]) => house)
}

function first(scores: Map<number, number>): number[] {
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostPlaces)
    .map(([house]) => house)
}
