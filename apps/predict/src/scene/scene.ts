import type { World, WorldEdition } from '#world/world.ts'

const mostEarlier = 8
export const smallestList = 5

/** One edition seen from a cut-off: what its series had been until then. */
export type Scene = {
  world: World
  edition: number
  target: WorldEdition
  /** Days from 1970-01-01; nothing known later is looked at. */
  cutOff: number
  /** Earlier editions of the series whose list was known, latest first, eight at most. */
  earlier: number[]
  /** Companies of those lists → in which of them: bit n is `earlier[n]`. */
  here: Map<number, number>
  /** Earlier lists in all. */
  earlierCount: number
}

export function openScene(world: World, edition: number, cutOff: number): Scene {
  const target = world.editions[edition]
  if (target === undefined) throw new Error(`no edition ${edition}`)
  const all = (world.series[target.series]?.editions ?? [])
    .filter((one) => one < edition && listSize(world, one, cutOff) >= smallestList)
    .toReversed()
  const earlier = all.slice(0, mostEarlier)
  const here = new Map<number, number>()
  earlier.forEach((one, lag) => {
    for (const company of listOf(world, one, cutOff)) here.set(company, (here.get(company) ?? 0) | (1 << lag))
  })
  return { world, edition, target, cutOff, earlier, here, earlierCount: all.length }
}

/** Companies on the list of an edition as far as it was known. */
export function* listOf(world: World, edition: number, cutOff: number): Generator<number> {
  const to = world.listFirst[edition + 1] ?? 0
  for (let at = world.listFirst[edition] ?? 0; at < to; at++)
    if ((world.listKnown[at] ?? 0) <= cutOff) yield world.listCompany[at] ?? 0
}

export function listSize(world: World, edition: number, cutOff: number): number {
  let size = 0
  const to = world.listFirst[edition + 1] ?? 0
  for (let at = world.listFirst[edition] ?? 0; at < to; at++) if ((world.listKnown[at] ?? 0) <= cutOff) size++
  return size
}

/** Places of a company's participations that were known, oldest edition first. */
export function participationsOf(world: World, company: number, cutOff: number): number[] {
  const out: number[] = []
  const to = world.first[company + 1] ?? 0
  for (let at = world.first[company] ?? 0; at < to; at++) if ((world.known[at] ?? 0) <= cutOff) out.push(at)
  return out
}

/** Editions running from the latest list backwards that the company was on without a gap. */
export function streakOf(mask: number): number {
  let streak = 0
  while (mask & (1 << streak)) streak++
  return streak
}

export function timesOf(mask: number): number {
  let times = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) times++
  return times
}
