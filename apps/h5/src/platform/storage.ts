import { keepText, textOf } from '#platform/textStore.ts'

/** The keys of local storage (spec §3), and what is ours. */
export type StorageKey =
  | 'ZKY-Token'
  | 'userInfo'
  | 'location'
  | 'currentPath'
  | 'locale'
  | 'privacyConsent'
  | 'textSize'
  /** Whose 联系窗口 is shown. */
  | 'seller'
  | 'privacyVersion'
  /** `table`: lists are shown as tables where there is room. */
  | 'listLook'
  | 'device'
  | `draft:${string}`
  | 'outbox'
  | 'targetMarks'
  /** What came of calls, until the server has it. */
  | 'callResults'
  | 'searchHistory'
  /** How long one stays at a stand, for the time that a walk takes. */
  | 'minutesPerStop'
  /** Companies and exhibitions whose pages were opened. */
  | 'lastViewed'
  /** Companies that are to be compared. */
  | 'comparison'
  /** Offline packs on this device: which, how large, how old. They themselves lie in IndexedDB. */
  | 'packs'
  /** Whose answers are kept on this device, or absent. */
  | 'answersOf'

/** Null when absent, or where storage is closed to us (private windows of some browsers). */
export function readStored(key: StorageKey): string | null {
  try {
    return textOf(key)
  } catch {
    return null
  }
}

/** Null removes the key. False when the storage is full or closed to us: what is written lasts as long as the window. */
export function store(key: StorageKey, value: string | null): boolean {
  try {
    keepText(key, value)
    return true
  } catch {
    return false
  } finally {
    if (toldToServer.includes(key)) tellServer()
  }
}

const toldToServer: readonly StorageKey[] = ['ZKY-Token', 'location', 'locale']
const cookieEnd = `; path=/h5; max-age=${365 * 24 * 3600}; samesite=lax`

/**
 * Two words for the server, which draws a page before it knows what is stored here: the language, and whether there
 * is anything of the person's own, which it then leaves to us to draw.
 */
export function tellServer(): void {
  const own = readStored('ZKY-Token') !== null || readStored('location') !== null
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 15 and older WebViews
  document.cookie = `own=${own ? 1 : 0}${cookieEnd}`
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `locale=${readStored('locale') ?? ''}${cookieEnd}`
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
export type WindowKey = 'countdowns' | 'forgetPwd' | 'login' | 'pwdLogin' | 'sso'

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
