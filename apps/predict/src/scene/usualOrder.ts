import { type Scene, timesOf } from '#scene/scene.ts'

/**
 * What anybody would do without a model: every exhibitor this series ever listed, those of the last list first, then by
 * times here, then by times anywhere.
 */
export function usualOrder(scene: Scene): number[] {
  const masks = new Map<number, number>()
  scene.earlier.forEach((edition, lag) => {
    for (const one of scene.listOf(edition)) masks.set(one, (masks.get(one) ?? 0) | (1 << lag))
  })
  return [...masks]
    .map(([exhibitor, mask]) => ({
      exhibitor,
      last: mask & 1,
      times: timesOf(mask),
      anywhere: scene.nameTrack(exhibitor).editions.length,
    }))
    .sort(
      (a, b) => b.last - a.last || b.times - a.times || b.anywhere - a.anywhere || a.exhibitor - b.exhibitor,
    )
    .map(({ exhibitor }) => exhibitor)
}
