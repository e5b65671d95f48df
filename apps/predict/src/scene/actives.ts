import { firstFrom } from '#scene/heldLately.ts'
import { daysPerYear } from '#scene/scene.ts'
import { listOf } from '#world/lists.ts'
import { houseTrack, originOf } from '#world/track.ts'
import type { World } from '#world/world.ts'

/** How many houses exhibited anywhere in the three years before a day. */
export type Actives = { count: number; byHome: Map<number, number> }

const window = 3 * daysPerYear
/** Counted anew for every so many days, as of the first of them. */
const rhythm = 30

const remembered = new WeakMap<World, Map<number, Actives>>()

export function activesOn(world: World, day: number): Actives {
  const asOf = Math.floor(day / rhythm) * rhythm
  const counted = remembered.get(world) ?? new Map<number, Actives>()
  remembered.set(world, counted)
  const known = counted.get(asOf) ?? count(world, asOf)
  counted.set(asOf, known)
  return known
}

function count(world: World, day: number): Actives {
  const { editions, exhibitors } = world
  const seen = new Uint8Array(exhibitors.count)
  const byHome = new Map<number, number>()
  let all = 0
  for (let edition = firstFrom(editions, day - window); edition < editions.length; edition++) {
    if ((editions[edition]?.start ?? 0) > day) break
    for (const exhibitor of listOf(world, edition, day)) {
      const house = exhibitors.houses.of(exhibitor, day)
      if (seen[house] === 1) continue
      seen[house] = 1
      all++
      const home =
        exhibitors.origins.of === 'exhibitor'
          ? (exhibitors.origins.home[house] ?? 0)
          : originOf(world, house, houseTrack(world, house, day)).home
      byHome.set(home, (byHome.get(home) ?? 0) + 1)
    }
  }
  return { count: all, byHome }
}
