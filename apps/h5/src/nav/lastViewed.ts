import { readStored, readStoredJson, store } from '#platform/storage.ts'

/** A company or an exhibition that was looked at on this device. */
export interface Viewed {
  type: 'company' | 'exhibition'
  id: string
  name: string
}

const most = 5

let list: readonly Viewed[] | null = null
/** What `list` was read from: signing out empties it. */
let seen: string | null = null
const listeners = new Set<() => void>()

function isViewed(value: unknown): value is Viewed {
  if (typeof value !== 'object' || value === null) return false
  const [type, id, name] = [Reflect.get(value, 'type'), Reflect.get(value, 'id'), Reflect.get(value, 'name')]
  return (type === 'company' || type === 'exhibition') && typeof id === 'string' && typeof name === 'string'
}

/** The latest first. */
export function lastViewed(): readonly Viewed[] {
  const now = readStored('lastViewed')
  if (list === null || now !== seen) {
    const value = readStoredJson('lastViewed')
    list = Array.isArray(value) ? value.filter(isViewed).slice(0, most) : []
  }
  seen = now
  return list
}

export function watchLastViewed(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function rememberViewed({ type, id, name }: Viewed): void {
  const others = lastViewed().filter((other) => other.id !== id)
  store('lastViewed', JSON.stringify([{ type, id, name }, ...others].slice(0, most)))
  for (const listener of listeners) listener()
}
