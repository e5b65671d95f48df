import type { Endpoint, Output, Request } from '@zhzz/contract/endpoint.ts'
import { successCodes } from '@zhzz/contract/failure.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { fetchEnvelope, type Revive, type SendOptions, type WayToServer } from '#fetchEnvelope.ts'
import { createLatestOnly } from '#latestOnly.ts'
import { brings, type Envelope, Refusal } from '#refusal.ts'
import { createSession, type SessionStorage } from '#session.ts'
import { Unreachable } from '#unreachable.ts'

/** So long one waits for the server before older answers are shown, where there are any. */
const patienceMilliseconds = 700

export interface ClientSetting {
  /** `https://host`; empty where calls go to the origin of the page. */
  origin: () => string
  /** What the app says of itself with every request (spec §7). */
  app: () => Readonly<Record<'pkg' | 'vn' | 'platform', string>>
  /** In which the server names places, industries, topics, tags. */
  locale: () => Locale
  storage: SessionStorage
  /** False: certainly not connected. */
  isOnline: () => boolean
  /** Absent: answers are taken as they are. */
  revive?: Revive | undefined
}

/** A session and the only way to the server. Two clients know nothing of each other. */
export function createClient({ origin, app, locale, storage, isOnline, revive }: ClientSetting) {
  const session = createSession(storage)
  const { currentSession, endSession } = session
  const latestOnly = createLatestOnly()
  let onSignedOut: (token: string | null) => void = () => {}
  let standIn: (endpoint: Endpoint, input: object) => Promise<unknown> | undefined = () => undefined

  /** Spec §7: what every request carries. */
  function headers({ idempotencyKey, token = currentSession().token ?? undefined }: SendOptions) {
    return {
      ...app(),
      'Accept-Language': locale(),
      'Content-Type': 'application/json',
      ...(token !== undefined && { 'Jwt-Token': token }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    }
  }
  const way: WayToServer = { origin, headers, isOnline, revive }

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

  /**
   * Sends and resolves with the whole answer under every code that the spec treats as success (§8), whatever it
   * brings; rejects like `send` under any other.
   */
  async function sendForEnvelope(
    endpoint: Endpoint,
    input: object,
    options: SendOptions = {},
  ): Promise<Envelope> {
    const { token } = currentSession()
    const envelope = options.abort
      ? await latestOnly(`${endpoint.method} ${endpoint.path}`, options.signal, (signal) =>
          fetchEnvelope(way, endpoint, input, { ...options, signal }),
        )
      : await fetchEnvelope(way, endpoint, input, options)
    return succeeded(envelope, options.token === undefined ? token : undefined)
  }

  /** Sends without knowing the shapes; `send` and the reading hooks put them back. */
  async function sendUntyped(endpoint: Endpoint, input: object, options: SendOptions): Promise<unknown> {
    const late = setTimeout(() => void standIn(endpoint, input), patienceMilliseconds)
    try {
      return broughtBy(await sendForEnvelope(endpoint, input, options))
    } catch (error) {
      if (error instanceof Unreachable) await standIn(endpoint, input)
      throw error
    } finally {
      clearTimeout(late)
    }
  }

  /**
   * Resolves with the call's output; rejects with a `Failure`, also with one that the contract declares under a code
   * that the spec treats as success, or with `Unreachable`.
   */
  async function send<E extends Endpoint>(
    endpoint: E,
    input: Request<E>,
    options: SendOptions = {},
  ): Promise<Output<E>> {
    const body = typeof input === 'object' && input !== null ? input : {}
    // The server lets nothing out that its output schema does not hold.
    return trusted<Output<E>>(await sendUntyped(endpoint, body, options))
  }

  return {
    ...session,
    ...way,
    locale,
    send,
    sendForEnvelope,
    sendUntyped,
    /** The data of an answer to a request of the session `token` that did not come by `send`. */
    accepted: (envelope: Envelope, token?: string | null) => broughtBy(succeeded(envelope, token)),
    /** What happens when the server does not know the session (spec §8, 401); the token that was ended, if there was one. */
    whenSignedOut(react: (token: string | null) => void): void {
      onSignedOut = react
    },
    /** What may show an answer of its own meanwhile: asked when none has come for a while, and when nobody is reached. */
    whenLate(show: typeof standIn): void {
      standIn = show
    },
  }
}

export type Client = ReturnType<typeof createClient>

/** The data of a success. Where a page needs data and the code brings none, the page is told by a `Refusal`. */
function broughtBy(envelope: Envelope): unknown {
  if (envelope.code === 200 || brings(envelope.data)) return envelope.data
  throw new Refusal(envelope)
}
