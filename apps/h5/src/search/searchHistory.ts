import { readStored, readStoredJson, store } from '#platform/storage.ts'

/** screens.md §3.8 */
const maxWords = 20

let words: readonly string[] | null = null
/** What `words` was read from: signing out empties it. */
let seen: string | null = null
const listeners = new Set<() => void>()

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function stored(): readonly string[] {
  const value = readStoredJson('searchHistory')
  return Array.isArray(value) ? value.filter(isWord).slice(0, maxWords) : []
}

function keep(next: readonly string[]): void {
  words = next
  store('searchHistory', next.length === 0 ? null : JSON.stringify(next))
  for (const listener of listeners) listener()
}

/** What was searched on this device, the newest first. */
export function searchHistory(): readonly string[] {
  const now = readStored('searchHistory')
  if (words === null || now !== seen) words = stored()
  seen = now
  return words
}

export function watchSearchHistory(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function rememberWord(word: string): void {
  keep([word, ...searchHistory().filter((other) => other !== word)].slice(0, maxWords))
}

export function forgetWord(word: string): void {
  keep(searchHistory().filter((other) => other !== word))
}

export function forgetAllWords(): void {
  keep([])
}
