/** The keys of local storage (spec §3), and what is ours. */
export type StorageKey =
  | 'ZKY-Token'
  | 'userInfo'
  | 'location'
  | 'currentPath'
  | 'locale'
  | 'privacyConsent'
  | `draft:${string}`
  | 'outbox'
  | 'searchHistory'

/** Null when absent, or where storage is closed to us (private windows of some browsers). */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null removes the key. A full or closed storage is not an error of the product. */
export function store(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}

/** The stored JSON, or null when there is none or it does not parse. */
export function readStoredJson(key: StorageKey): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}
