/** Spec §9, the click debounce. */
const lockMilliseconds = 1000

/** Lets the first of quick taps through and refuses the others until a second has passed. */
export function createTapLock(milliseconds: number = lockMilliseconds): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < milliseconds) return false
    last = now
    return true
  }
}
