import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import { Failure, failureOfCode } from '@zhzz/contract/failure.ts'
import { encodeQuery } from '#api/encodeQuery.ts'
import { currentSession, endSession } from '#api/session.ts'
import { Unreachable } from '#api/unreachable.ts'
import { isOnline } from '#platform/network.browser.ts'

/** Spec §9. */
const timeoutMilliseconds = 20_000
const attempts = 3

interface SendOptions {
  signal?: AbortSignal
  /** One for each action of the person, the same over all tries of it. */
  idempotencyKey?: string
  /** Instead of the session's: to end a session that is no longer ours. */
  token?: string
}

interface Envelope {
  code: number
  msg: string
  data: unknown
}

let onSignedOut: (token: string) => void = () => {}

/** What happens when the server no longer knows the session (spec §8, 401). */
export function whenSignedOut(react: (token: string) => void): void {
  onSignedOut = react
}

/** Empty on the web, where calls go to the origin of the page; a packaged app is built with the server's. */
function apiOrigin(): string {
  return import.meta.env.VITE_API_ORIGIN ?? ''
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number'
}

function headers(
  { idempotencyKey, token = currentSession().token ?? undefined }: SendOptions,
  hasBody: boolean,
) {
  return {
    pkg: 'com.mingyang100.zhzz.h5',
    vn: '2.0.1',
    platform: 'h5',
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { 'Jwt-Token': token }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  }
}

async function fetchOnce(endpoint: Endpoint, input: object, options: SendOptions): Promise<Envelope> {
  const aborter = new AbortController()
  const abort = () => aborter.abort()
  let late = false
  const timer = setTimeout(() => {
    late = true
    abort()
  }, timeoutMilliseconds)
  options.signal?.addEventListener('abort', abort)
  const withBody = endpoint.method === 'POST'
  try {
    const response = await fetch(apiOrigin() + endpoint.path + (withBody ? '' : encodeQuery(input)), {
      method: endpoint.method,
      headers: headers(options, withBody),
      body: withBody ? JSON.stringify(input) : null,
      signal: aborter.signal,
      cache: 'no-store',
    })
    const answer: unknown = await response.json()
    if (isEnvelope(answer)) return answer
  } catch {
    if (options.signal?.aborted) throw new Unreachable('aborted')
    if (late) throw new Unreachable('timeout')
    if (!isOnline()) throw new Unreachable('offline')
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', abort)
  }
  throw new Unreachable('network')
}

/** Whether another try may help: the way there was broken, or the server asked for patience. */
function worthAnotherTry(result: Envelope | Unreachable): boolean {
  if (result instanceof Unreachable) return result.failure === 'network'
  return result.code === 503
}

/** 0.3–0.6 s, then 0.9–1.8 s, so that clients do not come back together. */
function patience(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 300 * 3 ** (attempt - 1) * (1 + Math.random())))
}

async function fetchPatiently(endpoint: Endpoint, input: object, options: SendOptions): Promise<Envelope> {
  const repeatable = endpoint.kind === 'read' || options.idempotencyKey !== undefined
  for (let attempt = 1; ; attempt += 1) {
    const result = await fetchOnce(endpoint, input, options).catch((error: unknown) => {
      if (error instanceof Unreachable) return error
      throw error
    })
    if (!repeatable || attempt === attempts || !worthAnotherTry(result)) {
      if (result instanceof Unreachable) throw result
      return result
    }
    await patience(attempt)
  }
}

/** What a failed envelope says beyond its code. */
function detailOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'detail' in data ? data.detail : undefined
}

/** Sends without knowing the shapes; `send` and the reading hooks put them back. */
export async function sendUntyped(endpoint: Endpoint, input: object, options: SendOptions): Promise<unknown> {
  const { token } = currentSession()
  const { code, msg, data } = await fetchPatiently(endpoint, input, options)
  if (code === 200) return data
  const failure = failureOfCode(code)
  if (failure === 'signedOut' && token !== null && currentSession().token === token) {
    endSession()
    onSignedOut(token)
  }
  throw new Failure(failure, detailOf(data), msg)
}

/** The server lets nothing out that its output schema does not hold, so the shape is not checked again here. */
function received<E extends Endpoint>(endpoint: E, data: unknown): Output<E>
function received(_endpoint: Endpoint, data: unknown): unknown {
  return data
}

/**
 * The only way to the server. Resolves with the call's output; rejects with a declared `Failure`, also for the codes
 * that the spec treats as success but that carry no output, or with `Unreachable`.
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  options: SendOptions = {},
): Promise<Output<E>> {
  const body = typeof input === 'object' && input !== null ? input : {}
  return received(endpoint, await sendUntyped(endpoint, body, options))
}
