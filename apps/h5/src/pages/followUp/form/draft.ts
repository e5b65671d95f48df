import { useEffect, useRef } from 'react'
import { currentSession } from '#api/session.ts'
import { emptyFields, type FormFields } from '#followUp/formFields.ts'
import { readStoredJson, type StorageKey, store } from '#platform/storage.ts'

const saveMilliseconds = 3000

/** What was being written. `clientUid` comes back with it: a save whose answer got lost is not written twice. */
export interface Draft {
  fields: FormFields
  clientUid: string
}

/** A draft belongs to the person who writes and to what is written about. */
export function draftKey(targetType: string, targetId: string, recordId: string | undefined): StorageKey {
  const author = currentSession().viewer?.subAccountId ?? ''
  return `draft:followUp:${author}:${targetType}:${targetId}:${recordId ?? ''}`
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'clientUid' in value &&
    'fields' in value &&
    typeof value.fields === 'object' &&
    value.fields !== null &&
    'content' in value.fields &&
    'followType' in value.fields
  )
}

export function readDraft(key: StorageKey): Draft | null {
  const stored = readStoredJson(key)
  return isDraft(stored) ? { ...stored, fields: { ...emptyFields, ...stored.fields } } : null
}

/**
 * Keeps the draft on this device every three seconds and when the page is left; null removes it. What it returns
 * forgets the draft for good: at once, because the page may be gone before it is drawn again.
 */
export function useKeptDraft(key: StorageKey, draft: Draft | null): () => void {
  const latest = useRef(draft)
  const forgotten = useRef(false)
  useEffect(() => {
    if (!forgotten.current) latest.current = draft
  })
  useEffect(() => {
    let kept: Draft | null | undefined
    const keep = () => {
      if (latest.current === kept) return
      kept = latest.current
      store(key, kept && JSON.stringify(kept))
    }
    const timer = setInterval(keep, saveMilliseconds)
    addEventListener('pagehide', keep)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [key])
  return () => {
    forgotten.current = true
    latest.current = null
    store(key, null)
  }
}
