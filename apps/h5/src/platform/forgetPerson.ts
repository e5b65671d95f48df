import { readStoredJson, type StorageKey, store, storeForWindow } from '#platform/storage.ts'

/** What a person has written on this device and the server does not have. */
const lists = ['outbox', 'targetMarks', 'callResults'] as const

/** Whose it is: the sub-account, or its session while that was not known. */
export type Person = { subAccountId: string | undefined; token: string | null }

function itemsOf(key: (typeof lists)[number]): readonly unknown[] {
  const stored = readStoredJson(key)
  return Array.isArray(stored) ? stored : []
}

function isBy({ subAccountId, token }: Person, item: unknown): boolean {
  const author: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'author') : undefined
  return typeof author === 'string' && author !== '' && (author === subAccountId || author === token)
}

function draftsOf({ subAccountId }: Person): StorageKey[] {
  try {
    return Object.keys(localStorage).flatMap((key): StorageKey[] =>
      subAccountId !== undefined && key.startsWith('draft:') && key.includes(subAccountId)
        ? [`draft:${key.slice('draft:'.length)}`]
        : [],
    )
  } catch {
    return []
  }
}

/** How much of the person's would be gone for good: records and marks not sent, and drafts. */
export function countUnsent(person: Person): number {
  const waiting = lists.flatMap((key) => itemsOf(key).filter((item) => isBy(person, item)))
  return waiting.length + draftsOf(person).length
}

/**
 * Nothing of the person stays on this device: not what they wrote, searched for, looked at or typed to get in. The
 * language, the size of the text and the consent are the device's, and what somebody else left unsent is theirs.
 */
export function forgetPerson(person: Person): void {
  for (const key of draftsOf(person)) store(key, null)
  for (const key of lists) {
    const others = itemsOf(key).filter((item) => !isBy(person, item))
    store(key, others.length > 0 ? JSON.stringify(others) : null)
  }
  for (const key of [
    'searchHistory',
    'lastViewed',
    'comparison',
    'currentPath',
    'location',
    'seller',
  ] as const)
    store(key, null)
  for (const key of ['forgetPwd', 'login', 'pwdLogin'] as const) storeForWindow(key, null)
}
