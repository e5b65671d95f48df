import type { World } from '#world/world.ts'

/** The same participations by edition. */
export function listsOf(
  world: Pick<World, 'first' | 'edition' | 'known'>,
  editions: number,
): Pick<World, 'listFirst' | 'listExhibitor' | 'listKnown' | 'listDone'> {
  const listFirst = new Uint32Array(editions + 1)
  for (const edition of world.edition) listFirst[edition + 1] = (listFirst[edition + 1] ?? 0) + 1
  for (let at = 1; at < listFirst.length; at++)
    listFirst[at] = (listFirst[at] ?? 0) + (listFirst[at - 1] ?? 0)
  const next = listFirst.slice()
  const listExhibitor = new Int32Array(world.edition.length)
  const listKnown = new Int32Array(world.edition.length)
  const listDone = new Int32Array(editions).fill(-(2 ** 31))
  for (let exhibitor = 0; exhibitor + 1 < world.first.length; exhibitor++) {
    for (let at = world.first[exhibitor] ?? 0; at < (world.first[exhibitor + 1] ?? 0); at++) {
      const edition = world.edition[at] ?? 0
      const known = world.known[at] ?? 0
      const place = next[edition] ?? 0
      next[edition] = place + 1
      listExhibitor[place] = exhibitor
      listKnown[place] = known
      listDone[edition] = Math.max(listDone[edition] ?? 0, known)
    }
  }
  return { listFirst, listExhibitor, listKnown, listDone }
}

/** Exhibitors on the list of an edition as far as it was known. */
export function listOf(world: World, edition: number, cutOff: number): Int32Array {
  const [from, to] = [world.listFirst[edition] ?? 0, world.listFirst[edition + 1] ?? 0]
  const all = world.listExhibitor.subarray(from, to)
  return (world.listDone[edition] ?? 0) <= cutOff
    ? all
    : all.filter((_, place) => (world.listKnown[from + place] ?? 0) <= cutOff)
}

export function listSize(world: World, edition: number, cutOff: number): number {
  const [from, to] = [world.listFirst[edition] ?? 0, world.listFirst[edition + 1] ?? 0]
  if ((world.listDone[edition] ?? 0) <= cutOff) return to - from
  let size = 0
  for (let at = from; at < to; at++) if ((world.listKnown[at] ?? 0) <= cutOff) size++
  return size
}

/** Fewest entries that make a list. */
const smallestList = 5

/** Whether an edition had begun and its list was known. */
export function isHeld(world: World, edition: number, cutOff: number): boolean {
  return (
    (world.editions[edition]?.start ?? Number.POSITIVE_INFINITY) <= cutOff &&
    listSize(world, edition, cutOff) >= smallestList
  )
}

/** The houses on a list, each once. */
export function housesOn(world: World, edition: number, cutOff: number): Int32Array {
  const { houses, names } = world.exhibitors
  const listed = listOf(world, edition, cutOff)
  // Where exhibitors are no names, a list holds each house once.
  return names === null
    ? listed
    : Int32Array.from(new Set(listed.values().map((one) => houses.of(one, cutOff))))
}
