import type { Request } from '@zhzz/contract/endpoint.ts'
import { Failure, type FailureName } from '@zhzz/contract/failure.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { send } from '#api/send.ts'
import { currentSession } from '#api/session.ts'
import { newKey } from '#api/useWrite.ts'
import { outdateFollowUps } from '#followUp/outdated.ts'
import { readStoredJson, store } from '#platform/storage.browser.ts'
import { useOutside } from '#platform/useOutside.ts'

/** A follow-up that the server has not acknowledged. It lies on this device until it has. */
export interface Unsent {
  input: Request<typeof followUp.save>
  targetName: string
  /** Idempotency-Key; a changed input gets a new one, `clientUid` stays. */
  key: string
  /** The sub-account that wrote it; nobody else sends it. */
  author: string
  queuedAt: number
  /** Why the server refused it; then it waits for the person. */
  refused: FailureName | null
}

export type Outcome = 'saved' | 'queued' | Failure

/** Longer the person does not wait; the record goes on being sent. */
const patienceMilliseconds = 4000
const duplicateMilliseconds = 60_000

/** Answers after which another try may help; the record stays in the queue. */
const passing: readonly FailureName[] = ['signedOut', 'busy', 'server', 'tooManyRequests']

const listeners = new Set<() => void>()
const sending = new Set<string>()
let queue: readonly Unsent[] | null = null

function isUnsent(value: unknown): value is Unsent {
  return (
    typeof value === 'object' && value !== null && 'input' in value && 'author' in value && 'key' in value
  )
}

function read(): readonly Unsent[] {
  const stored = readStoredJson('outbox')
  return Array.isArray(stored) ? stored.filter(isUnsent) : []
}

/** Read again before each change: another window writes to the same place. */
function change(next: (queue: readonly Unsent[]) => readonly Unsent[]): void {
  queue = next(read())
  store('outbox', queue.length > 0 ? JSON.stringify(queue) : null)
  for (const listener of listeners) listener()
}

function put(item: Unsent): void {
  const uid = item.input.clientUid
  change((items) => [...items.filter(({ input }) => input.clientUid !== uid), item])
}

function author(): string {
  return currentSession().viewer?.subAccountId ?? ''
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
  queue ??= read()
  return queue
}

/** What the viewer wrote and the server does not have yet. */
export function useUnsent(): readonly Unsent[] {
  const items = useOutside(watch, unsent)
  return items.filter((item) => item.author === author())
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

/** Sends one record; it leaves the queue when the server has it, or has refused it for good. */
async function deliver(item: Unsent): Promise<Outcome> {
  const uid = item.input.clientUid
  sending.add(uid)
  try {
    await send(followUp.save, item.input, { idempotencyKey: item.key })
    takeUnsent(uid)
    outdateFollowUps()
    return 'saved'
  } catch (error) {
    return error instanceof Failure && !passing.includes(error.failure) ? error : 'queued'
  } finally {
    sending.delete(uid)
  }
}

function wait(milliseconds: number): Promise<'queued'> {
  return new Promise((resolve) => setTimeout(() => resolve('queued'), milliseconds))
}

/**
 * Writes a follow-up down: first on this device, then to the server. `queued`: without an answer in time, it is sent
 * when that is possible. A Failure was refused at once, and the form still has it.
 */
export async function saveFollowUp(
  input: Request<typeof followUp.save>,
  targetName: string,
): Promise<Outcome> {
  const item = { input, targetName, key: newKey(), author: author(), queuedAt: Date.now(), refused: null }
  if (!input.allowDuplicate && hasTwin(item)) return new Failure('duplicateFollowUp')
  put(item)
  const delivered = deliver(item)
  const outcome = await Promise.race([delivered, wait(patienceMilliseconds)])
  if (outcome instanceof Failure) takeUnsent(input.clientUid)
  else if (outcome === 'queued') void delivered.then((late) => keepRefused(item, late))
  return outcome
}

function keepRefused(item: Unsent, outcome: Outcome): void {
  if (outcome instanceof Failure) put({ ...item, refused: outcome.failure })
}

/** Sends what waits, oldest first, until the way is broken again; the number that arrived. */
export async function sendUnsent(): Promise<number> {
  let arrived = 0
  for (const item of read()) {
    if (item.author !== author() || item.refused || sending.has(item.input.clientUid)) continue
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
