import { listOf, listSize, participationsOf, type Scene } from '#scene/scene.ts'

const windowDays = 760
const occasions = 2
const steady = 15

/** Of another series: what share of its exhibitors also came to this one, and by which editions that is known. */
export type Pull = { rate: number; came: number; editions: number[] }

/**
 * How strongly being in each other series leads here, counted on this series' own last editions: of the companies
 * the other series listed in the two years before, how many came.
 */
export function pullOf(scene: Scene): Map<number, Pull> {
  const { world, earlier, target } = scene
  const came = new Map<number, number>()
  const there = new Map<number, number>()
  for (const occasion of earlier.slice(0, occasions)) {
    const start = world.editions[occasion]?.start ?? 0
    const othersHere = new Set<number>()
    for (const company of listOf(world, occasion, scene.cutOff)) {
      const seen = new Set<number>()
      for (const at of participationsOf(world, company, scene.cutOff)) {
        const other = world.editions[world.edition[at] ?? 0]
        if (
          !other ||
          other.series === target.series ||
          other.start >= start ||
          other.start < start - windowDays
        )
          continue
        if (seen.has(other.series)) continue
        seen.add(other.series)
        othersHere.add(other.series)
        came.set(other.series, (came.get(other.series) ?? 0) + 1)
      }
    }
    for (const series of othersHere) {
      const listed = editionsBefore(scene, series, start).reduce(
        (sum, edition) => sum + listSize(world, edition, scene.cutOff),
        0,
      )
      there.set(series, (there.get(series) ?? 0) + listed)
    }
  }
  return new Map(
    [...came].map(([series, count]): [number, Pull] => [
      series,
      {
        came: count,
        rate: count / (Math.max(count, there.get(series) ?? 0) + steady),
        editions: editionsBefore(scene, series, scene.cutOff + 1),
      },
    ]),
  )
}

/** Editions of a series in the two years before a day. */
function editionsBefore({ world }: Scene, series: number, day: number): number[] {
  return (world.series[series]?.editions ?? []).filter((edition) => {
    const start = world.editions[edition]?.start ?? 0
    return start < day && start >= day - windowDays
  })
}
