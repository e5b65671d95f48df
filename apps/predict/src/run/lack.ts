import { Scene } from '#scene/scene.ts'
import { listSize } from '#world/lists.ts'
import type { World } from '#world/world.ts'

/** Lists of the series, and houses that ever were on them: below these nothing is said. */
const [fewestLists, fewestExhibitors] = [2, 20]
/** Editions further ahead than this are not scored. */
const farthestDays = 550

export type Lack = { code: string; have: number | null; need: number | null }

/** Why nothing is to be said of an edition on a day; null when something may be. */
export function lackOf(world: World, edition: number, today: number): Lack | null {
  const target = world.editions[edition]
  const because = (code: string) => ({ code, have: null, need: null })
  if (target === undefined || target.isCancelled) return because('cancelled')
  if (target.start > today + farthestDays) return because('tooFarAhead')
  const { earlier, here } = new Scene(world, edition, today)
  if (earlier.length === 0) {
    const have = largestList(world, target.series, today)
    return have === 0
      ? { code: 'noEarlierList', have, need: fewestLists }
      : { code: 'fewEarlierExhibitors', have, need: fewestExhibitors }
  }
  // From one list nobody can tell who returns.
  if (earlier.length < fewestLists) return { code: 'oneEarlierList', have: earlier.length, need: fewestLists }
  if (here.size < fewestExhibitors)
    return { code: 'fewEarlierExhibitors', have: here.size, need: fewestExhibitors }
  return listIsKnown(world, edition, today) ? because('listPublished') : null
}

/** The list was out on the cut-off, so that there was nothing left to foretell. */
function listIsKnown(world: World, edition: number, day: number): boolean {
  if (world.editions[edition]?.listStatus !== 'published') return false
  const size = (world.listFirst[edition + 1] ?? 0) - (world.listFirst[edition] ?? 0)
  return size > 0 && (world.listDone[edition] ?? 0) <= day
}

/** Entries of the longest list of a series, also of one too short to count. */
function largestList(world: World, series: number, day: number): number {
  const editions = world.series[series]?.editions ?? []
  return Math.max(0, ...editions.map((edition) => listSize(world, edition, day)))
}
