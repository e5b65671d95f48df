import { trusted } from '@zhzz/contract/trusted.ts'
import { useCallback } from 'react'
import { readOfWindow, storeForWindow } from '#platform/storage.ts'
import { useOutside } from '#platform/useOutside.ts'

/** What a code is asked for, and the last digits of the number: the server's wait is each number's own. */
export type CodeUse =
  `${'login' | 'guardian' | 'forgetPwd' | 'editPassword' | 'verifyPhone' | 'newPhone' | 'cancel' | 'email' | 'authentication'}${string}`

const listeners = new Set<() => void>()
/** When a code may be asked for again; a moment and not a count, because timers stop while a page lies behind another. */
let ends: ReadonlyMap<string, number> | null = null

function kept(): ReadonlyMap<string, number> {
  try {
    // Kept by nobody but this file.
    return new Map(trusted<[string, number][]>(JSON.parse(readOfWindow('countdowns') ?? '[]')))
  } catch {
    return new Map()
  }
}

function endsAt(use: CodeUse): number {
  ends ??= kept()
  return ends.get(use) ?? 0
}

function watch(listener: () => void): () => void {
  const timer = setInterval(listener, 500)
  listeners.add(listener)
  return () => {
    clearInterval(timer)
    listeners.delete(listener)
  }
}

/** Begins the wait before a code may be asked for again (spec §9: 60 s); it goes on over a reload. */
export function beginCountdown(use: CodeUse, seconds: number): void {
  endsAt(use)
  ends = new Map(ends).set(use, Date.now() + seconds * 1000)
  storeForWindow('countdowns', JSON.stringify([...ends]))
  for (const listener of listeners) listener()
}

/** Seconds until the code may be asked for again; null when it was never asked for. */
export function useCountdown(use: CodeUse): number | null {
  const left = useCallback(() => {
    const end = endsAt(use)
    return end === 0 ? null : Math.max(0, Math.ceil((end - Date.now()) / 1000))
  }, [use])
  return useOutside(watch, left)
}
