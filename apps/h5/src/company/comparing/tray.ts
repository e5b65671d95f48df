import { mostCompared } from '@zhzz/contract/company/compared.ts'
import { idPattern } from '#nav/idPattern.ts'
import { readStored, readStoredJson, store } from '#platform/storage.ts'

/** A company that is to be compared with others. */
export interface Chosen {
  id: string
  name: string
}

let list: readonly Chosen[] = []
/** What `list` was read from: signing out empties it. */
let seen: string | null = null
const listeners = new Set<() => void>()

function isChosen(value: unknown): value is Chosen {
  if (typeof value !== 'object' || value === null) return false
  const [id, name] = [Reflect.get(value, 'id'), Reflect.get(value, 'name')]
  return typeof id === 'string' && idPattern.test(id) && typeof name === 'string'
}

/** Companies that were chosen to be compared, in the order of choosing; kept on this device. */
export function comparisonTray(): readonly Chosen[] {
  const now = readStored('comparison')
  if (now !== seen) {
    const value = readStoredJson('comparison')
    list = Array.isArray(value) ? value.filter(isChosen).slice(0, mostCompared) : []
    seen = now
  }
  return list
}

export function watchTray(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Lays these in the tray, in the place of what lies there; of more than four the last. */
export function fillTray(chosen: readonly Chosen[]): void {
  const kept = chosen.slice(-mostCompared).map(({ id, name }) => ({ id, name }))
  store('comparison', kept.length === 0 ? null : JSON.stringify(kept))
  for (const listener of listeners) listener()
}
