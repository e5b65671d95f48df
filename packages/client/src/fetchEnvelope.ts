import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { encodeQuery } from '#encodeQuery.ts'
import { type Envelope, envelopeOf } from '#refusal.ts'
import { learnTime } from '#serverTime.ts'
import { Unreachable } from '#unreachable.ts'

/** Spec §9. */
const timeoutMilliseconds = 20_000
const attempts = 3
/** Whoever asks for more patience than this is told no at once. */
const longestWaitSeconds = 10

export interface SendOptions {
  signal?: AbortSignal
  /** One for each action of the person, the same over all tries of it. */
  idempotencyKey?: string
  /** Instead of the session's: to end a session that is no longer ours. */
  token?: string
  /** Takes back the earlier request to the same url that is still under way (spec §8). */
  abort?: boolean
}

/** An answer and what its HTTP head says beside it. */
interface Answer {
  envelope: Envelope
  retryAfterSeconds: number
}

/** What a value of an answer becomes as it is read (JSON.parse). */
export type Revive = (key: string, value: unknown) => unknown

/** Where the server is, and what goes with every request. */
export interface WayToServer {
  /** `https://host`; empty where calls go to the origin of the page. */
  origin: () => string
  headers: (options: SendOptions) => Readonly<Record<string, string>>
  /** Absent: answers are taken as they are. */
  revive?: Revive | undefined
  /** False: certainly not connected. */
  isOnline: () => boolean
}

/** Of a proxy or of a fault that speaks no JSON, only the status is known. */
function answerOf(status: number, text: string, revive: Revive | undefined): Envelope | null {
  try {
    const envelope = envelopeOf(JSON.parse(text, revive))
    // Spec §8: HTTP or body code 401.
    if (envelope) return status === 401 ? { ...envelope, code: status } : envelope
  } catch {}
  return status >= 400 ? { code: status, msg: '', data: null } : null
}

async function fetchOnce(
  way: WayToServer,
  endpoint: Endpoint,
  input: object,
  options: SendOptions,
): Promise<Answer> {
  const aborter = new AbortController()
  const abort = () => aborter.abort()
  let late = false
  const timer = setTimeout(() => {
    late = true
    abort()
  }, timeoutMilliseconds)
  if (options.signal?.aborted) abort()
  options.signal?.addEventListener('abort', abort)
  const withBody = endpoint.method === 'POST'
  let begun = false
  try {
    const response = await fetch(way.origin() + endpoint.path + (withBody ? '' : encodeQuery(input)), {
      method: endpoint.method,
      headers: way.headers(options),
      body: withBody ? JSON.stringify(input) : null,
      signal: aborter.signal,
      cache: 'no-store',
    })
    begun = true
    learnTime(response.headers.get('date'))
    const envelope = answerOf(response.status, await response.text(), way.revive)
    const retryAfterSeconds = Number(response.headers.get('retry-after') ?? 0) || 0
    if (envelope) return { envelope, retryAfterSeconds }
  } catch {
    if (options.signal?.aborted) throw new Unreachable('aborted')
    if (late) throw new Unreachable('timeout')
    if (!way.isOnline()) throw new Unreachable('offline')
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', abort)
  }
  throw new Unreachable(begun ? 'broken' : 'network')
}

/** Whether another try may help: the way there was broken, or the server asked for patience. */
function worthAnotherTry(result: Answer | Unreachable): boolean {
  if (result instanceof Unreachable) return result.failure === 'network' || result.failure === 'broken'
  const { code } = result.envelope
  return (code === 502 || code === 503 || code === 504) && result.retryAfterSeconds <= longestWaitSeconds
}

/** 0.3–0.6 s, then 0.9–1.8 s, so that clients do not come back together; never sooner than the server asked for. */
function patience(attempt: number, atLeastSeconds: number): Promise<void> {
  const own = 300 * 3 ** (attempt - 1) * (1 + Math.random())
  return new Promise((resolve) => setTimeout(resolve, Math.max(own, atLeastSeconds * 1000)))
}

/** Reads are tried up to three times, writes only with a key (reliability: an answer may have been lost on its way). */
export async function fetchEnvelope(
  way: WayToServer,
  endpoint: Endpoint,
  input: object,
  options: SendOptions,
): Promise<Envelope> {
  const repeatable = endpoint.kind === 'read' || options.idempotencyKey !== undefined
  for (let attempt = 1; ; attempt += 1) {
    const result = await fetchOnce(way, endpoint, input, options).catch((error: unknown) => {
      if (error instanceof Unreachable) return error
      throw error
    })
    if (!repeatable || attempt === attempts || !worthAnotherTry(result)) {
      if (result instanceof Unreachable) throw result
      return result.envelope
    }
    await patience(attempt, result instanceof Unreachable ? 0 : result.retryAfterSeconds)
  }
}
