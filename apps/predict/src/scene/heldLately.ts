import { isHeld } from '#world/lists.ts'
import type { World, WorldEdition } from '#world/world.ts'

const longestDays = 1860

/** Many editions are looked at from one day, and this goes through all of them. */
const remembered = new WeakMap<World, { cutOff: number; held: number[] }>()

/** Editions that began within so many days before a cut-off, five years at most, and whose list was known, oldest first. */
export function heldLately(world: World, cutOff: number, days: number): number[] {
  let known = remembered.get(world)
  if (known?.cutOff !== cutOff) {
    const held: number[] = []
    for (
      let edition = firstFrom(world.editions, cutOff - longestDays);
      edition < world.editions.length;
      edition++
    ) {
      if ((world.editions[edition]?.start ?? 0) > cutOff) break
      if (isHeld(world, edition, cutOff)) held.push(edition)
    }
    known = { cutOff, held }
    remembered.set(world, known)
  }
  const from = firstFrom(world.editions, cutOff - days)
  return known.held.filter((edition) => edition >= from)
}

/** The first edition that begins on a day or later. */
export function firstFrom(editions: readonly WorldEdition[], day: number): number {
  let [low, high] = [0, editions.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((editions[middle]?.start ?? 0) < day) low = middle + 1
    else high = middle
  }
  return low
}
