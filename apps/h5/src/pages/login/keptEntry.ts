import { useState } from 'react'
import { readOfWindow, storeForWindow } from '#platform/storage.ts'

/**
 * Who is signing in, as typed, its setter, and what forgets it when they are in: it outlives a reload and a step back
 * in this window.
 */
export function useKeptEntry(name: 'login' | 'pwdLogin'): [string, (entry: string) => void, () => void] {
  const [entry, setEntry] = useState(() => readOfWindow(name) ?? '')
  const keep = (typed: string) => {
    setEntry(typed)
    storeForWindow(name, typed)
  }
  return [entry, keep, () => storeForWindow(name, null)]
}
