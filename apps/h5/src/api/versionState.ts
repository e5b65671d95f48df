/** What is known of versions newer than the one that runs. */
export type NewVersion = 'unknown' | 'looking' | 'ready' | 'none' | 'unreachable'

let state: NewVersion = 'unknown'
const listeners = new Set<() => void>()

/** From `newVersion.ts` alone. */
export function change(next: NewVersion): void {
  state = next
  for (const listener of listeners) listener()
}

export function newVersion(): NewVersion {
  return state
}

export function watchNewVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
