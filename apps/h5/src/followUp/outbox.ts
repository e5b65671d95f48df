import { newKey } from '@zhzz/client/newKey.ts'
import { serverNow } from '@zhzz/client/serverTime.ts'
import { Unreachable } from '@zhzz/client/unreachable.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { Failure, type FailureName } from '@zhzz/contract/failure.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { send } from '#api/send.ts'
import { currentSession } from '#api/session.ts'
import { outdateFollowUps } from '#followUp/outdated.ts'
import { readStored, readStoredJson, store } from '#platform/storage.ts'
import { useOutside } from '#platform/useOutside.ts'

/** A follow-up that the server has not acknowledged. It lies on this device until it has. */
export interface Unsent {
  input: Request<typeof followUp.save>
  targetName: string
  /** Idempotency-Key; a changed input gets a new one, `clientUid` stays. */
  key: string
  /** The sub-account that wrote it, or its session while that is not known; nobody else sends it. */
  author: string
  queuedAt: number
  /** Why the server refused it; then it waits for the person. */
  refused: FailureName | null
}

export type Outcome = 'saved' | 'queued' | Failure | Unreachable

/** Longer the person does not wait; the record goes on being sent. */
const patienceMilliseconds = 4000
const duplicateMilliseconds = 60_000

/** Answers after which another try may help; the record stays in the queue. */
const passing: readonly FailureName[] = ['signedOut', 'busy', 'diskFull', 'server', 'tooManyRequests']

const listeners = new Set<() => void>()
const sending = new Set<string>()
let queue: readonly Unsent[] | null = null
/** What `queue` was read from: signing out empties it. */
let seen: string | null = null

function isUnsent(value: unknown): value is Unsent {
  return (
    typeof value === 'object' && value !== null && 'input' in value && 'author' in value && 'key' in value
  )
}

function read(): readonly Unsent[] {
  const stored = readStoredJson('outbox')
  return Array.isArray(stored) ? stored.filter(isUnsent) : []
}

/** Read again before each change: another window writes to the same place. False: this device keeps nothing. */
function change(next: (queue: readonly Unsent[]) => readonly Unsent[]): boolean {
  const changed = next(read())
  const isKept = store('outbox', changed.length > 0 ? JSON.stringify(changed) : null)
  queue = isKept ? changed : read()
  for (const listener of listeners) listener()
  return isKept
}

function put(item: Unsent): boolean {
  const uid = item.input.clientUid
  return change((items) => [...items.filter(({ input }) => input.clientUid !== uid), item])
}

function author(): string {
  const { viewer, token } = currentSession()
  return viewer?.subAccountId ?? token ?? ''
}

function isOwn(item: Unsent): boolean {
  return item.author === author() || item.author === currentSession().token
}

export function takeUnsent(clientUid: string): void {
  change((items) => items.filter(({ input }) => input.clientUid !== clientUid))
}

function watch(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== 'outbox') return
    queue = read()
    listener()
  }
  addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    removeEventListener('storage', onStorage)
    listeners.delete(listener)
  }
}

function unsent(): readonly Unsent[] {
  const now = readStored('outbox')
  if (queue === null || now !== seen) queue = read()
  seen = now
  return queue
}

/** What the viewer wrote and the server does not have yet. */
export function useUnsent(): readonly Unsent[] {
  const items = useOutside(watch, unsent)
  return items.filter(isOwn)
}

function hasTwin({ input }: Unsent): boolean {
  return read().some(
    (other) =>
      other.input.clientUid !== input.clientUid &&
      other.input.targetId === input.targetId &&
      other.input.content === input.content &&
      Date.now() - other.queuedAt < duplicateMilliseconds,
  )
}

/** Written without connection while the clock was ahead, it would have happened in the future, which the server refuses. */
function notInFuture(item: Unsent): Unsent {
  const now = new Date(serverNow()).toISOString()
  if (item.input.followTime <= now) return item
  return { ...item, key: newKey(), input: { ...item.input, followTime: now } }
}

/** Sends one record, which leaves the queue when the server has it; rejects with why it has it not. */
async function transmit(item: Unsent): Promise<'saved'> {
  const uid = item.input.clientUid
  sending.add(uid)
  try {
    await send(followUp.save, item.input, { idempotencyKey: item.key })
    takeUnsent(uid)
    outdateFollowUps()
    return 'saved'
  } finally {
    sending.delete(uid)
  }
}

/** Sends a record of the queue; what another try may help stays in it. */
async function deliver(item: Unsent): Promise<'saved' | 'queued' | Failure> {
  try {
    return await transmit(item)
  } catch (error) {
    return error instanceof Failure && !passing.includes(error.failure) ? error : 'queued'
  }
}

function wait(milliseconds: number): Promise<'queued'> {
  return new Promise((resolve) => setTimeout(() => resolve('queued'), milliseconds))
}

/**
 * Writes a follow-up down: first on this device, then to the server. `queued`: without an answer in time, it is sent
 * when that is possible. Anything else was refused at once, or could not be kept here either, and the form still has it.
 */
export async function saveFollowUp(
  input: Request<typeof followUp.save>,
  targetName: string,
): Promise<Outcome> {
  const item = { input, targetName, key: newKey(), author: author(), queuedAt: Date.now(), refused: null }
  if (!input.allowDuplicate && hasTwin(item)) return new Failure('duplicateFollowUp')
  // Nowhere to wait: the form keeps it until the server has it.
  if (!put(item)) return await transmit(item).catch(refusalOf)
  const delivered = deliver(item)
  const outcome = await Promise.race([delivered, wait(patienceMilliseconds)])
  if (outcome instanceof Failure) takeUnsent(input.clientUid)
  else if (outcome === 'queued') void delivered.then((late) => keepRefused(item, late))
  return outcome
}

function refusalOf(error: unknown): Failure | Unreachable {
  return error instanceof Failure || error instanceof Unreachable ? error : new Unreachable('network')
}

function keepRefused(item: Unsent, outcome: Outcome): void {
  if (outcome instanceof Failure) put({ ...item, refused: outcome.failure })
}

/** Sends what waits, oldest first, until the way is broken again; the number that arrived. */
export async function sendUnsent(): Promise<number> {
  let arrived = 0
  for (const kept of read()) {
    if (!isOwn(kept) || kept.refused || sending.has(kept.input.clientUid)) continue
    const item = notInFuture(kept)
    const outcome = await deliver(item)
    if (outcome === 'queued') break
    if (outcome === 'saved') arrived += 1
    keepRefused(item, outcome)
  }
  return arrived
}

/** Tries a refused record again; one that looked like a duplicate is wanted twice then. */
export async function retryUnsent(item: Unsent): Promise<void> {
  put({ ...item, key: newKey(), refused: null, input: { ...item.input, allowDuplicate: true } })
  await sendUnsent()
}
