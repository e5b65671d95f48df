import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import { successCodes } from '@zhzz/contract/failure.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { fetchEnvelope, type SendOptions } from '#api/fetchEnvelope.ts'
import { latestOnly } from '#api/latestOnly.ts'
import { brings, type Envelope, Refusal } from '#api/refusal.ts'
import { currentSession, endSession } from '#api/session.ts'

let onSignedOut: (token: string | null) => void = () => {}

/** What happens when the server does not know the session (spec §8, 401); the token that was ended, if there was one. */
export function whenSignedOut(react: (token: string | null) => void): void {
  onSignedOut = react
}

/**
 * Sends and resolves with the whole answer under every code that the spec treats as success (§8), whatever it brings;
 * rejects like `send` under any other.
 */
export async function sendForEnvelope(
  endpoint: Endpoint,
  input: object,
  options: SendOptions = {},
): Promise<Envelope> {
  const { token } = currentSession()
  const envelope = options.abort
    ? await latestOnly(`${endpoint.method} ${endpoint.path}`, options.signal, (signal) =>
        fetchEnvelope(endpoint, input, { ...options, signal }),
      )
    : await fetchEnvelope(endpoint, input, options)
  return succeeded(envelope, options.token === undefined ? token : undefined)
}

/** Sends without knowing the shapes; `send` and the reading hooks put them back. */
export async function sendUntyped(endpoint: Endpoint, input: object, options: SendOptions): Promise<unknown> {
  return broughtBy(await sendForEnvelope(endpoint, input, options))
}

/** The answer, when it is a success; a refusal is thrown, and one of the session `token` (if it is ours) ends it. */
function succeeded(envelope: Envelope, token?: string | null): Envelope {
  const { code } = envelope
  if (successCodes.includes(code)) return envelope
  // Of several calls under the same token only the first ends the session; a token given by hand is not ours.
  if (code === 401 && token !== undefined && currentSession().token === token) {
    if (token !== null) endSession()
    onSignedOut(token)
  }
  throw new Refusal(envelope)
}

/** The data of a success. Where a page needs data and the code brings none, the page is told by a `Refusal`. */
function broughtBy(envelope: Envelope): unknown {
  if (envelope.code === 200 || brings(envelope.data)) return envelope.data
  throw new Refusal(envelope)
}

/** The data of an answer that did not come by `send`. */
export function accepted(envelope: Envelope, token?: string | null): unknown {
  return broughtBy(succeeded(envelope, token))
}

/**
 * The only way to the server. Resolves with the call's output; rejects with a `Failure`, also with one that the
 * contract declares under a code that the spec treats as success, or with `Unreachable`.
 */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  options: SendOptions = {},
): Promise<Output<E>> {
  const body = typeof input === 'object' && input !== null ? input : {}
  // The server lets nothing out that its output schema does not hold.
  return trusted<Output<E>>(await sendUntyped(endpoint, body, options))
}
