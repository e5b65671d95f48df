import { listOf } from '#world/lists.ts'
import type { World } from '#world/world.ts'

/** Fewest entries of a list that teaches. */
const smallestLesson = 20
/** What is entered later than this after the first day does not count. */
const lateDays = 60

/** The day by which a list was known, as it stands on `today`; null for one that is too small to teach or to be judged by. */
export function listKnownOn(world: World, edition: number, today: number): number | null {
  const { start = Number.POSITIVE_INFINITY, isCancelled = true } = world.editions[edition] ?? {}
  if (isCancelled || start > today) return null
  const until = Math.min(today, start + lateDays)
  const known = world.listKnown
    .subarray(world.listFirst[edition] ?? 0, world.listFirst[edition + 1] ?? 0)
    .filter((day) => day <= until)
  return known.length < smallestLesson ? null : known.reduce((latest, day) => Math.max(latest, day), start)
}

/** Who was on the list, as known on a day. */
export function listedOn(world: World, edition: number, day: number): Set<number> {
  return new Set(listOf(world, edition, day))
}
