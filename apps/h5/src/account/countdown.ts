import { useSyncExternalStore } from 'react'

/** When a code may be asked for again; a moment and not a count, because timers stop while a page lies behind another. */
let endsAt = 0
const listeners = new Set<() => void>()

function secondsLeft(): number {
  return Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
}

function watch(listener: () => void): () => void {
  const timer = setInterval(listener, 500)
  listeners.add(listener)
  return () => {
    clearInterval(timer)
    listeners.delete(listener)
  }
}

/** Begins the wait before a code may be asked for again (spec §9: 60 s). */
export function beginCountdown(seconds: number): void {
  endsAt = Date.now() + seconds * 1000
  for (const listener of listeners) listener()
}

/** Seconds until the code may be asked for again. */
export function useCountdown(): number {
  return useSyncExternalStore(watch, secondsLeft)
}
