/** A stream of numbers in [0, 1) that is the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of the items; the earlier ones more often, by 1 / rank^`skew` (0: all alike). */
export function pick<T>(items: readonly T[], next: () => number, skew = 0): T {
  const at = skew === 0 ? next() : next() ** (1 + skew)
  const item = items[Math.floor(at * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
