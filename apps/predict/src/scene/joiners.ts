import { activesOn } from '#scene/actives.ts'
import { editionsBefore } from '#scene/pull.ts'
import { daysPerYear, type Scene } from '#scene/scene.ts'

const windowDays = 2.1 * daysPerYear
const occasions = 5
const fade = 0.7
const [steadySeries, steadyHome] = [10, 20]

/** Who came to this series for the first time, of those that had been elsewhere: what may be expected of the others. */
export type Joiners = {
  /** Share of all active houses. */
  base: number
  /** Share of the houses of another series that had not been here. */
  rateOf: (series: number) => number
  /** Share of the active houses of a home. */
  homeRate: (home: number) => number
}

const remembered = new WeakMap<Scene, Joiners>()

export function joinersOf(scene: Scene): Joiners {
  const known = remembered.get(scene)
  if (known) return known
  const joiners = count(scene)
  remembered.set(scene, joiners)
  return joiners
}

type Tally = Map<number, number>
const add = (tally: Tally, key: number, value: number) => tally.set(key, (tally.get(key) ?? 0) + value)

function count(scene: Scene): Joiners {
  const { world, target, earlier, here } = scene
  const [joined, stayed, homes, active]: [Tally, Tally, Tally, Tally] = [
    new Map(),
    new Map(),
    new Map(),
    new Map(),
  ]
  const asked = earlier.slice(0, occasions)
  let [all, newcomers] = [0, 0]
  for (const [lag, occasion] of asked.entries()) {
    const day = scene.dayOf(occasion)
    const weight = fade ** lag
    const actives = activesOn(world, day)
    all += weight * actives.count
    for (const [home, houses] of actives.byHome) add(active, home, weight * houses)
    for (const house of scene.housesOn(occasion)) {
      const isFirst = (here.get(house) ?? 0) >> (lag + 1) === 0
      const series = new Set<number>()
      for (const edition of scene.track(house).editions) {
        const it = world.editions[edition]
        if (it && it.start < day && it.start >= day - windowDays && it.series !== target.series)
          series.add(it.series)
      }
      for (const one of series) add(isFirst ? joined : stayed, one, weight)
      if (!isFirst || series.size === 0) continue
      newcomers += weight
      add(homes, scene.origin(house).home, weight)
    }
  }
  const base = (newcomers + 1) / (all + 100)
  const rates = new Map<number, number>()
  return {
    base,
    rateOf(series) {
      const known = rates.get(series)
      if (known !== undefined) return known
      const came = joined.get(series) ?? 0
      const there = asked.reduce((sum, occasion, lag) => {
        const before = editionsBefore(scene, series, scene.dayOf(occasion), windowDays)
        return sum + fade ** lag * Math.max(0, ...before.map((edition) => scene.housesOn(edition).length))
      }, 0)
      const rate =
        (came + steadySeries * base) / (Math.max(came, there - (stayed.get(series) ?? 0)) + steadySeries)
      rates.set(series, rate)
      return rate
    },
    homeRate: (home) => ((homes.get(home) ?? 0) + steadyHome * base) / ((active.get(home) ?? 0) + steadyHome),
  }
}
