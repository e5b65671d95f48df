import { newKey } from '@zhzz/client/newKey.ts'
import { serverNow } from '@zhzz/client/serverTime.ts'
import { Unreachable } from '@zhzz/client/unreachable.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { Failure, type FailureName } from '@zhzz/contract/failure.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { author, createOutbox, isRefused, type Unsent } from '#api/outbox.ts'
import { send } from '#api/send.ts'
import { outdateFollowUps } from '#followUp/outdated.ts'
import { t } from '#i18n/t.ts'
import { toast } from '#ui/overlay/toast.ts'

/** A follow-up that the server has not acknowledged. */
export interface UnsentRecord extends Unsent {
  input: Request<typeof followUp.save>
  targetName: string
  /** Idempotency-Key; a changed input gets a new one, `clientUid` stays. */
  key: string
  queuedAt: number
  /** Why the server refused it; then it waits for the person. */
  refused: FailureName | null
}

/** The appointments that were settled by it. */
type Saved = { settled: string[] }
export type Outcome = Saved | 'queued' | Failure | Unreachable

/** Longer the person does not wait; the record goes on being sent. */
const patienceMilliseconds = 4000
const duplicateMilliseconds = 60_000

const sending = new Set<string>()

const outbox = createOutbox<UnsentRecord>({
  key: 'outbox',
  isItem: isRecord,
  most: 1,
  isReady: ({ refused, input }) => !refused && !sending.has(input.clientUid),
  async transmit(records) {
    for (const record of records) await transmit(notInFuture(record))
  },
  onRefused: (records, { failure }) => {
    for (const record of records) put({ ...notInFuture(record), refused: failure })
  },
})

/** What the viewer wrote and the server does not have yet. */
export const { useOwn: useUnsent } = outbox

function isRecord(value: unknown): value is UnsentRecord {
  return (
    typeof value === 'object' && value !== null && 'input' in value && 'author' in value && 'key' in value
  )
}

/** False: this device keeps nothing. */
function put(record: UnsentRecord): boolean {
  const uid = record.input.clientUid
  return outbox.change((all) => [...all.filter(({ input }) => input.clientUid !== uid), record])
}

export function takeUnsent(clientUid: string): void {
  outbox.change((all) => all.filter(({ input }) => input.clientUid !== clientUid))
}

function hasTwin({ input }: UnsentRecord): boolean {
  return outbox
    .all()
    .some(
      (other) =>
        other.input.clientUid !== input.clientUid &&
        other.input.targetId === input.targetId &&
        other.input.content === input.content &&
        Date.now() - other.queuedAt < duplicateMilliseconds,
    )
}

/** Written without connection while the clock was ahead, it would have happened in the future, which the server refuses. */
function notInFuture(record: UnsentRecord): UnsentRecord {
  const now = new Date(serverNow()).toISOString()
  if (record.input.followTime <= now) return record
  return { ...record, key: newKey(), input: { ...record.input, followTime: now } }
}

/** Sends one record, which leaves the outbox when the server has it; rejects with why it has it not. */
async function transmit(record: UnsentRecord): Promise<Saved> {
  const uid = record.input.clientUid
  sending.add(uid)
  try {
    const { settled } = await send(followUp.save, record.input, { idempotencyKey: record.key })
    takeUnsent(uid)
    outdateFollowUps()
    return { settled }
  } finally {
    sending.delete(uid)
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
  const record = { input, targetName, key: newKey(), author: author(), queuedAt: Date.now(), refused: null }
  if (!input.allowDuplicate && hasTwin(record)) return new Failure('duplicateFollowUp')
  // Nowhere to wait: the form keeps it until the server has it.
  if (!put(record)) return await transmit(record).catch(refusalOf)
  const delivered = transmit(record).catch((error: unknown) =>
    isRefused(error) ? error : ('queued' as const),
  )
  const outcome = await Promise.race([delivered, wait(patienceMilliseconds)])
  if (outcome instanceof Failure) takeUnsent(input.clientUid)
  else if (outcome === 'queued')
    void delivered.then((late) => late instanceof Failure && put({ ...record, refused: late.failure }))
  return outcome
}

function refusalOf(error: unknown): Failure | Unreachable {
  return error instanceof Failure || error instanceof Unreachable ? error : new Unreachable('network')
}

/** Tries a refused record again; one that looked like a duplicate is wanted twice then. */
export async function retryUnsent(record: UnsentRecord): Promise<void> {
  put({ ...record, key: newKey(), refused: null, input: { ...record.input, allowDuplicate: true } })
  await outbox.sendNow()
}

/** From now on what waits on this device is sent when that is possible. */
export function startOutbox(): void {
  outbox.start((n) => toast(t('followUp.queuedSent', { n })))
}
