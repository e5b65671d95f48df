import type { FeatureGroup, Scene } from '#features/featureGroup.ts'

/** All names this series ever printed: those of the last edition first, then by times here, then by times anywhere. */
export function usualOrder({ history, earlier }: Scene): number[] {
  const inLast = new Set(earlier[0]?.keys)
  const times = new Map<number, number>()
  for (const held of earlier) for (const key of held.keys) times.set(key, (times.get(key) ?? 0) + 1)
  const popularity = (key: number) => history.keyEditions[key]?.length ?? 0
  return [...times.keys()].sort(
    (a, b) =>
      Number(inLast.has(b)) - Number(inLast.has(a)) ||
      (times.get(b) ?? 0) - (times.get(a) ?? 0) ||
      popularity(b) - popularity(a) ||
      a - b,
  )
}

/** The name's place in the simplest ranking: what its record is worth among all the others of this edition. */
export const usualPlace: FeatureGroup = {
  names: ['usualPlace'],
  prepare: (scene) => {
    const order = usualOrder(scene)
    const value = new Map(order.map((key, place) => [key, -Math.log(20 + place)]))
    const behind = -Math.log(20 + order.length)
    return ({ key }, out, at) => (out[at] = value.get(key) ?? behind)
  },
}
