import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import type { FailureName } from '@zhzz/contract/failure.ts'
import { type AnyLimit, isLimit } from '@zhzz/contract/limitNames.ts'
import type { Recorded } from '@zhzz/contract/securityEvent.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import { failureOf } from '#http/failureOf.ts'
import { limitOf } from '#http/limitReached.ts'
import { findOperator, type Operator, signedBy } from '#http/operatorSession.ts'
import { findViewer, type Viewer } from '#http/session.ts'
import { type Entry, keep } from '#security/entry.ts'

/** Who asks: a person of the app, or somebody who runs it. */
export type Asking = { viewer: Viewer | null; operator: Operator | null }

/** A call as far as it has come. */
export type Act = Asking & {
  endpoint: Endpoint
  ip: string
  now: Date
  /** Validated; undefined until then. */
  input?: unknown
}

/** Asks for more, or says that we cannot: nobody was refused. */
const notRefused: readonly FailureName[] = [
  'invalid',
  'signedOut',
  'server',
  'busy',
  'keyReused',
  'smsUnavailable',
  'agreementNeeded',
  'ageNeeded',
  'guardianNeeded',
  'chooseAccount',
  'behaviorNeeded',
  'companiesLoading',
]

/** Keeps a call that is done, if it is of those that are kept; of a write in the transaction it ends with. */
export async function recordDone(db: Kysely<DB>, sealing: Sealing, act: Act, output: unknown): Promise<void> {
  const entry = await doneEntry(db, act, output)
  if (entry !== null) await keep(db, sealing, entry)
}

export async function doneEntry(db: Kysely<DB>, act: Act, output: unknown): Promise<Entry | null> {
  const recorded = recordedOf(act.endpoint)
  if (recorded === null || recorded.refusedOnly || recorded.when?.(output) === false) return null
  // Whom a session was opened for is known by its token.
  const token = textOf(output, 'token')
  const who = token === undefined ? act : await openedFor(db, act, token)
  return { ...entryOf({ ...act, ...who }, recorded), event: recorded.event, result: 'done' }
}

async function openedFor(db: Kysely<DB>, { endpoint, now }: Act, token: string): Promise<Asking> {
  return endpoint.name.startsWith('operate.')
    ? { viewer: null, operator: await findOperator(db, token, now) }
    : { viewer: await findViewer(db, token, now), operator: null }
}

/** What to keep of a call that failed; null when nobody was refused. */
export function refusedEntry(act: Act, error: unknown): Entry | null {
  const { failure: result } = failureOf(error)
  if (notRefused.includes(result)) return null
  const recorded = recordedOf(act.endpoint)
  // What is not there and what is somebody else's is answered alike.
  if (result === 'forbidden' || (result === 'notFound' && (act.viewer !== null || act.operator !== null)))
    return { ...entryOf(act, recorded), event: 'denied', result }
  const limit = limitOf(error)
  const refused = { ...entryOf(act, recorded), result }
  const entry = limit === undefined ? refused : { ...refused, detail: withLimit(refused.detail, limit) }
  if (recorded !== null) return { ...entry, event: recorded.event }
  return result === 'tooManyRequests' ? { ...entry, event: 'limited' } : null
}

function recordedOf({ records }: Endpoint): Recorded | null {
  return typeof records === 'string' ? { event: records } : (records ?? null)
}

function entryOf(act: Act, recorded: Recorded | null) {
  const { endpoint, ip, viewer, operator, input } = act
  return {
    call: endpoint.name,
    ip,
    accountId: viewer?.accountId,
    subAccountId: viewer?.subAccountId,
    tenantId: viewer?.tenantId,
    ...(operator !== null && { operator: signedBy(operator) }),
    target: targetOf(input),
    detail: detailOf(recorded, input, viewer),
    // Typed by nobody who is known, or the number that an operator asks about.
    phone: phoneTyped(act),
  }
}

/** With the key for programs that it was done by. */
function detailOf(recorded: Recorded | null, input: unknown, viewer: Viewer | null): string | undefined {
  const key = viewer?.accessKey ? `key ${viewer.accessKey.id}` : undefined
  const said = input === undefined ? undefined : recorded?.detail?.(input)
  return said === undefined ? key : key === undefined ? said : `${said} ${key}`
}

/** Behind what else is said of it, the limit that refused it. */
function withLimit(said: string | undefined, limit: AnyLimit): string {
  return said === undefined ? `limit ${limit}` : `${said} limit ${limit}`
}

/** The limit of a line of the log; null: none is written down. */
export function limitIn(detail: string | null): AnyLimit | null {
  const [, limit] = /\blimit (\w+)$/.exec(detail ?? '') ?? []
  return isLimit(limit) ? limit : null
}

/** The number that was typed where nobody is signed in, if any. */
export function phoneTyped({ viewer, input }: Act): string | undefined {
  return viewer === null ? (textOf(input, 'phone') ?? textOf(input, 'userName')) : undefined
}

const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** The first id that a call takes is whom or what it is about. */
function targetOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  return Object.entries(input)
    .filter(([name]) => name !== 'clientUid')
    .map(([, value]) => value)
    .find((value) => typeof value === 'string' && idPattern.test(value))
}

function textOf(from: unknown, name: string): string | undefined {
  const value: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
  return typeof value === 'string' ? value : undefined
}
