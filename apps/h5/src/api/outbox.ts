import { Failure, type FailureName } from '@zhzz/contract/failure.ts'
import { client } from '#api/client.ts'
import { isOnline, watchNetwork } from '#platform/network.ts'
import { readStored, readStoredJson, store } from '#platform/storage.ts'
import { useOutside } from '#platform/useOutside.ts'

/** Something written that the server has not acknowledged. It lies on this device until it has. */
export interface Unsent {
  /** The sub-account that wrote it, or its session while that is not known; nobody else sends it. */
  author: string
}

interface OutboxSetting<Item extends Unsent> {
  /** Where in local storage the list lies, as JSON. */
  key: 'outbox' | 'targetMarks' | 'callResults'
  isItem: (value: unknown) => value is Item
  /** How many go in one request. */
  most: number
  /** False: under way already, or the person is to say what becomes of it. */
  isReady?: (item: Item) => boolean
  /** Sends them, and takes them out. Rejects with why the server has them not. */
  transmit: (items: readonly Item[]) => Promise<void>
  /** The server will not have them, however often they are sent. */
  onRefused: (items: readonly Item[], failure: Failure) => void
}

/** Answers after which another try may help. */
const passing: readonly FailureName[] = ['signedOut', 'busy', 'diskFull', 'server', 'tooManyRequests']
/** A weak connection raises no event when it gets better. */
const retryMilliseconds = 20_000

/** Whether an error is the server's last word. */
export function isRefused(error: unknown): error is Failure {
  return error instanceof Failure && !passing.includes(error.failure)
}

/** Who writes now. */
export function author(): string {
  const { viewer, token } = client.currentSession()
  return viewer?.subAccountId ?? token ?? ''
}

function isOwn(item: Unsent): boolean {
  const { viewer, token } = client.currentSession()
  return item.author === (viewer?.subAccountId ?? '') || item.author === token
}

/** What waits on this device until the server has it, in the order it was written. */
export function createOutbox<Item extends Unsent>(setting: OutboxSetting<Item>) {
  const { key, isItem, most, isReady = () => true, transmit, onRefused } = setting
  const listeners = new Set<() => void>()
  let items: readonly Item[] | null = null
  /** What `items` was read from: signing out empties it. */
  let seen: string | null = null
  let underWay: Promise<number> | null = null
  let isStarted = false

  function read(): readonly Item[] {
    const stored = readStoredJson(key)
    return Array.isArray(stored) ? stored.filter(isItem) : []
  }

  function current(): readonly Item[] {
    const now = readStored(key)
    if (items === null || now !== seen) items = read()
    seen = now
    return items
  }

  /** Read again before each change: another window writes to the same place. False: this device keeps nothing. */
  function change(next: (items: readonly Item[]) => readonly Item[]): boolean {
    const changed = next(read())
    const isKept = store(key, changed.length > 0 ? JSON.stringify(changed) : null)
    for (const listener of listeners) listener()
    return isKept
  }

  function watch(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) listener()
    }
    addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      removeEventListener('storage', onStorage)
      listeners.delete(listener)
    }
  }

  /** Until the way is broken again; the number that arrived. */
  async function sendAll(): Promise<number> {
    const tried = new Set<string>()
    for (let arrived = 0; ; ) {
      if (client.currentSession().token === null) return arrived
      const batch = read()
        .filter((item) => isOwn(item) && isReady(item) && !tried.has(JSON.stringify(item)))
        .slice(0, most)
      if (batch.length === 0) return arrived
      for (const item of batch) tried.add(JSON.stringify(item))
      try {
        await transmit(batch)
        arrived += batch.length
      } catch (error) {
        if (!isRefused(error)) return arrived
        onRefused(batch, error)
      }
    }
  }

  /** Sends what waits, oldest first; whoever asks meanwhile gets the answer of the same round. */
  function sendNow(): Promise<number> {
    underWay ??= sendAll().finally(() => {
      underWay = null
    })
    return underWay
  }

  return {
    all: read,
    change,
    sendNow,

    /** What the viewer wrote and the server does not have yet. */
    useOwn(): readonly Item[] {
      return useOutside(watch, current).filter(isOwn)
    },

    /** From now on what waits is sent: at once, when the network or the person is back, and now and then. */
    start(onArrived: (count: number) => void = () => {}): void {
      if (isStarted) return
      isStarted = true
      const tryNow = () => {
        if (!isOnline() || underWay) return
        void sendNow().then((count) => {
          if (count > 0) onArrived(count)
        })
      }
      tryNow()
      watchNetwork(tryNow)
      client.watchSession(tryNow)
      document.addEventListener('visibilitychange', tryNow)
      setInterval(tryNow, retryMilliseconds)
    },
  }
}
