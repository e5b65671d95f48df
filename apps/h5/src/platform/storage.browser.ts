/** The keys of local storage (spec §3), and what is ours. */
export type StorageKey =
  | 'ZKY-Token'
  | 'userInfo'
  | 'location'
  | 'currentPath'
  | 'locale'
  | 'privacyConsent'
  | 'privacyVersion'
  | 'device'
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

/** What must outlive a reload but not the window, and is no secret. */
export type WindowKey = 'countdowns' | 'forgetPwd'

export function readOfWindow(key: WindowKey): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null removes the key. */
export function storeForWindow(key: WindowKey, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {}
}
