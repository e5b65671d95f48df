/** A step through the history that does nothing (an entry that is gone) must not hold up what waits for it. */
const longest = 1000

let under: (() => void) | null = null
let waiting: (() => void)[] = []

/** A step of ours is under way: the next popstate is its end, not a person's. */
export function isStepping(): boolean {
  return under !== null
}

/** At once, or after the step that is under way. */
export function whenSettled(work: () => void): void {
  if (under) waiting.push(work)
  else work()
}

/** Goes through the history, which takes the browser a moment, and then does `then`. */
export function step(delta: number, then: () => void): void {
  const timer = setTimeout(endStep, longest)
  under = () => {
    clearTimeout(timer)
    then()
  }
  history.go(delta)
}

export function endStep(): void {
  const then = under
  const next = waiting
  under = null
  waiting = []
  then?.()
  for (const work of next) whenSettled(work)
}
