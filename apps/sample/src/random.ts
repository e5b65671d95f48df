/** A stream of numbers in [0, 1), the same for the same seed and subject (mulberry32 over a mixed start). */
export type Random = () => number

/** The stream of one thing of the world: its kind and its number decide it, whatever was drawn before. */
export function randomOf(seed: number, kind: number, index = 0): Random {
  let state =
    Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(kind + 1, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of the items; with a `skew` above 0 the earlier ones more often. */
export function pick<T>(items: readonly T[], random: Random, skew = 0): T {
  const item = items[Math.floor(random() ** (1 + skew) * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** `count` different items, or all of them. */
export function pickSome<T>(items: readonly T[], count: number, random: Random): T[] {
  const chosen = new Set<T>()
  while (chosen.size < Math.min(count, items.length)) chosen.add(pick(items, random))
  return [...chosen]
}

/** A whole number from `from` to `to`, both included. */
export function between(from: number, to: number, random: Random): number {
  return from + Math.floor(random() * (to - from + 1))
}
