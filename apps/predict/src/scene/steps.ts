import { housesOn, isHeld } from '#world/lists.ts'
import { houseTrack, originOf } from '#world/track.ts'
import type { World } from '#world/world.ts'

/** One edition after another of the same series: who of the first came to the second. */
export type Step = {
  to: number
  /** First day of the second */
  day: number
  /** 0–1 */
  retention: number
  /** By home: houses of the first list, and those of them that returned. */
  homes: Map<number, { chances: number; returns: number }>
}

const remembered = new WeakMap<World, Map<number, Step>>()

/** From an edition to the next one of its series; null where one of the two lists was not known. */
export function stepFrom(world: World, edition: number, cutOff: number): Step | null {
  if (!isHeld(world, edition, cutOff)) return null
  const editions = world.series[world.editions[edition]?.series ?? -1]?.editions ?? []
  const place = editions.indexOf(edition)
  const to = editions.find((one, at) => at > place && isHeld(world, one, cutOff))
  if (to === undefined) return null
  // Where both lists are whole, what a step says is that of the day they were: the same for every later cut-off.
  const done = Math.max(world.listDone[edition] ?? 0, world.listDone[to] ?? 0, world.editions[to]?.start ?? 0)
  if (done > cutOff) return take(world, edition, to, cutOff)
  const steps = remembered.get(world) ?? new Map<number, Step>()
  remembered.set(world, steps)
  const number = edition * world.editions.length + to
  const known = steps.get(number) ?? take(world, edition, to, done)
  steps.set(number, known)
  return known
}

function take(world: World, edition: number, to: number, day: number): Step {
  const homes: Step['homes'] = new Map()
  const before = housesOn(world, edition, day)
  const after = new Set(housesOn(world, to, day))
  let returned = 0
  for (const house of before) {
    const { home } = originOf(world, house, houseTrack(world, house, day))
    const record = homes.get(home) ?? { chances: 0, returns: 0 }
    homes.set(home, record)
    record.chances++
    if (!after.has(house)) continue
    record.returns++
    returned++
  }
  return { to, day: world.editions[to]?.start ?? 0, retention: returned / before.length, homes }
}
