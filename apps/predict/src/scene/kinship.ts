import { daysPerYear, type Scene } from '#scene/scene.ts'
import { houseTrack } from '#world/track.ts'
import type { World } from '#world/world.ts'

/** How much of what a house did counts after so many years: e^-1, for who is alike and for whom one looks for. */
const [alikeYears, ownYears] = [4, 2]
/** The weight of whole series is worked out anew every so many days, as of the first of them. */
const rhythm = 182
/** Exhibitors of an edition lately, and here lately. */
const [recentYears, hereYears] = [2.6, 4]

/** Which other series the houses of this one go to. */
export type Kinship = {
  /** 0–1: the cosine of two series over houses, lately weighing more, and houses that go everywhere weighing less. */
  likenessOf: (series: number) => number
  /** Series that share houses with this one, most alike first. */
  series: readonly number[]
  /** Of an edition's houses the share that lately was here, drawn to 0 where it has few. */
  shareOf: (edition: number) => number
}

const remembered = new WeakMap<Scene, Kinship>()

export function kinshipOf(scene: Scene): Kinship {
  const known = remembered.get(scene)
  if (known) return known
  const kinship = workOut(scene)
  remembered.set(scene, kinship)
  return kinship
}

/** What is left of one participation after so many days, for whom one looks for. */
export function ownWeight(days: number): number {
  return Math.exp(-days / daysPerYear / ownYears)
}

function workOut(scene: Scene): Kinship {
  const { world, target, cutOff } = scene
  const shared = new Map<number, number>()
  const present = new Map<number, number>()
  let own = 0
  for (const house of scene.here.keys()) {
    const { editions } = scene.track(house)
    const latest = latestOf(world, editions)
    const here = latest.get(target.series) ?? Number.NEGATIVE_INFINITY
    const weight = alikeWeight(cutOff - here)
    own += weight ** 2 / (latest.size + 1)
    for (const [series, day] of latest)
      if (series !== target.series)
        add(shared, series, (weight * alikeWeight(cutOff - day)) / (latest.size + 1))
    if (cutOff - here > hereYears * daysPerYear) continue
    for (let at = editions.length - 1; at >= 0; at--) {
      const edition = editions[at] ?? -1
      if (scene.dayOf(edition) < cutOff - recentYears * daysPerYear) break
      add(present, edition, 1)
    }
  }
  const lengths = lengthsOn(world, cutOff)
  const likeness = new Map(
    [...shared].map(([series, product]) => {
      const length = lengths[series] || newLength(scene, series)
      return [series, Math.min(1, product / (Math.sqrt(length) * (Math.sqrt(own) + 3)))]
    }),
  )
  const likenessOf = (series: number) => likeness.get(series) ?? 0
  return {
    likenessOf,
    series: [...likeness.keys()].sort((a, b) => likenessOf(b) - likenessOf(a) || a - b),
    shareOf: (edition) => (present.get(edition) ?? 0) / (scene.sizeOf(edition) + 5),
  }
}

function alikeWeight(days: number): number {
  return Math.exp(-days / daysPerYear / alikeYears)
}

/** Series → first day of the latest of its editions that a house was on. */
export function latestOf(world: World, editions: readonly number[]): Map<number, number> {
  const latest = new Map<number, number>()
  for (const edition of editions) {
    const it = world.editions[edition]
    if (it) latest.set(it.series, it.start)
  }
  return latest
}

const lengthsOf = new WeakMap<World, { asOf: number; lengths: Float64Array }>()

/** Square of the length of each series as a vector of houses; 0 where it had no list by then. */
function lengthsOn(world: World, day: number): Float64Array {
  const asOf = Math.floor(day / rhythm) * rhythm
  const known = lengthsOf.get(world)
  if (known?.asOf === asOf) return known.lengths
  const lengths = new Float64Array(world.series.length)
  for (let house = 0; house < world.exhibitors.count; house++) {
    if (world.exhibitors.houses.of(house, asOf) !== house) continue
    const latest = latestOf(world, houseTrack(world, house, asOf).editions)
    for (const [series, start] of latest)
      lengths[series] = (lengths[series] ?? 0) + alikeWeight(asOf - start) ** 2 / (latest.size + 1)
  }
  lengthsOf.set(world, { asOf, lengths })
  return lengths
}

/** The same, roughly, of a series whose first list is younger than the last working out. */
function newLength(scene: Scene, series: number): number {
  const sizes = (scene.world.series[series]?.editions ?? []).map((edition) => scene.sizeOf(edition))
  return Math.max(1, ...sizes) / 3
}

function add(to: Map<number, number>, key: number, value: number): void {
  to.set(key, (to.get(key) ?? 0) + value)
}
