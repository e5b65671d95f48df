import { activesOn } from '#scene/actives.ts'
import { daysPerYear, type Scene } from '#scene/scene.ts'

const windowDays = 2.1 * daysPerYear
const occasions = 3
const steady = 15

/** How strongly being in each other series leads here, counted on this series' own last editions. */
export type Pull = {
  /** Share of all active houses that came. */
  base: number
  /** The share of a series' exhibitors, drawn towards `base` where it has few; NaN for this series itself. */
  rateOf: (series: number) => number
  /** Series that shared exhibitors with this one, those that lead here most first. */
  strongest: readonly number[]
}

const remembered = new WeakMap<Scene, Pull>()

export function pullOf(scene: Scene): Pull {
  const known = remembered.get(scene)
  if (known) return known
  const pull = count(scene)
  remembered.set(scene, pull)
  return pull
}

function count(scene: Scene): Pull {
  const { world, target, earlier } = scene
  const came = new Map<number, number>()
  const asked = earlier.slice(0, occasions)
  let active = 0
  let arrived = 0
  for (const occasion of asked) {
    const day = scene.dayOf(occasion)
    active += activesOn(world, day).count
    for (const house of scene.housesOn(occasion)) {
      const series = seriesBefore(scene, house, day)
      if (series.size > 0) arrived++
      for (const one of series) came.set(one, (came.get(one) ?? 0) + 1)
    }
  }
  const base = (arrived + 1) / (active + 100)
  const rates = new Map<number, number>()
  const rateOf = (series: number) => {
    if (series === target.series) return Number.NaN
    const known = rates.get(series)
    if (known !== undefined) return known
    const shared = came.get(series) ?? 0
    const there = asked.reduce((sum, occasion) => sum + housesBefore(scene, series, scene.dayOf(occasion)), 0)
    const rate = (shared + steady * base) / (Math.max(shared, there) + steady)
    rates.set(series, rate)
    return rate
  }
  const weight = ([series, count]: [number, number]) => count * rateOf(series)
  return {
    base,
    rateOf,
    strongest: [...came].sort((a, b) => weight(b) - weight(a) || a[0] - b[0]).map(([series]) => series),
  }
}

/** Other series the house was in, in the two years before a day. */
function seriesBefore(scene: Scene, house: number, day: number): Set<number> {
  const { editions } = scene.track(house)
  const series = new Set<number>()
  for (let at = editions.length - 1; at >= 0; at--) {
    const edition = scene.world.editions[editions[at] ?? -1]
    if (!edition || edition.start >= day) continue
    if (edition.start < day - windowDays) break
    if (edition.series !== scene.target.series) series.add(edition.series)
  }
  return series
}

/** Houses a series listed in the two years before a day, each once as far as its retention tells. */
function housesBefore(scene: Scene, series: number, day: number): number {
  return editionsBefore(scene, series, day, windowDays).reduce((sum, edition) => {
    const step = scene.stepFrom(edition)
    const size = scene.housesOn(edition).length
    return sum + (step && step.day < day ? size * (1 - step.retention) : size)
  }, 0)
}

/** Editions of a series with a known list in so many days before a day, oldest first. */
export function editionsBefore(scene: Scene, series: number, day: number, days: number): number[] {
  return (scene.world.series[series]?.editions ?? []).filter((edition) => {
    const start = scene.dayOf(edition)
    return start < day && start >= day - days && scene.isHeld(edition)
  })
}
