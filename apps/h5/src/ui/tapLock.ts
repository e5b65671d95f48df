/** Spec §9, the click debounce. */
const lockMilliseconds = 1000

function onNextInput(react: () => void): void {
  document.addEventListener('input', react, { capture: true, once: true })
}

/**
 * Lets the first of quick taps through and refuses the others until a second has passed, or something was entered:
 * whoever corrects a field means the next tap.
 */
export function createTapLock(whenEntered: (react: () => void) => void = onNextInput): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < lockMilliseconds) return false
    last = now
    whenEntered(() => {
      last = Number.NEGATIVE_INFINITY
    })
    return true
  }
}

/** A lock for each of several things, by name. */
export function createTapLocks(): (name: string) => boolean {
  const locks = new Map<string, () => boolean>()
  return (name) => {
    const mayPass = locks.get(name) ?? createTapLock()
    locks.set(name, mayPass)
    return mayPass()
  }
}
