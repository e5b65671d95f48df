import { createPrivateKey, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type ClientHttp2Session, connect } from 'node:http2'
import { text } from 'node:stream/consumers'
import { packagedApp } from '@zhzz/contract/appVersion/packagedApp.ts'
import { outcomeOf } from '#channel/push/outcomeOf.ts'
import { signedToken } from '#channel/push/signedToken.ts'
import type { Outcome, Told } from '#outside/channels.ts'

export type ApnsSettings = { key: KeyObject; keyId: string; team: string; origin: string }

/** `APNS_KEY_FILE` with `APNS_KEY_ID` and `APP_IOS_TEAM`. */
export function apnsFromEnvironment(env: NodeJS.ProcessEnv): ApnsSettings | undefined {
  const { APNS_KEY_FILE: path, APNS_KEY_ID: keyId, APP_IOS_TEAM: team } = env
  if (!path) return undefined
  if (!keyId || !team) throw new Error('APNS_KEY_FILE needs APNS_KEY_ID and APP_IOS_TEAM')
  try {
    const key = createPrivateKey(readFileSync(path))
    return { key, keyId, team, origin: env['APNS_ORIGIN'] || 'https://api.push.apple.com' }
  } catch {
    throw new Error(`APNS_KEY_FILE=${path} is not a key`)
  }
}

const patience = 10_000
/** Apple takes a token for an hour, and no newer one within twenty minutes. Milliseconds. */
const tokenLasts = 40 * 60_000
const secondsToLive = 86_400

/** Apple Push Notification service (https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns). */
export function apns({ key, keyId, team, origin }: ApnsSettings) {
  let session: ClientHttp2Session | null = null
  let signed: { token: string; at: number } | null = null

  /** One connection for all; a new one when it has ended. */
  function opened(): ClientHttp2Session {
    if (session && !session.closed && !session.destroyed) return session
    session = connect(origin)
    session.on('error', () => session?.destroy())
    session.unref()
    return session
  }

  function bearer(now: number): string {
    if (!signed || now - signed.at > tokenLasts) {
      const claims = { iss: team, iat: Math.floor(now / 1_000) }
      signed = { token: signedToken({ alg: 'ES256', kid: keyId }, claims, key), at: now }
    }
    return `bearer ${signed.token}`
  }

  return async (token: string, { id, title, body, path, isUrgent }: Told): Promise<Outcome> => {
    const now = Date.now()
    const stream = opened().request({
      ':method': 'POST',
      ':path': `/3/device/${token}`,
      authorization: bearer(now),
      'apns-topic': packagedApp.id,
      'apns-push-type': 'alert',
      'apns-priority': isUrgent ? '10' : '5',
      'apns-expiration': String(Math.floor(now / 1_000) + secondsToLive),
      'apns-collapse-id': id,
    })
    const signal = AbortSignal.timeout(patience)
    signal.addEventListener('abort', () => stream.destroy(new Error('the push service does not answer')))
    stream.end(JSON.stringify({ aps: { alert: { title, body }, sound: 'default' }, path }))
    const [head] = await once(stream, 'response', { signal })
    const said = await text(stream)
    const outcome = outcomeOf({ status: Number(head[':status']), headers: new Headers() })
    // Of another app, or of none: Apple says so with 400.
    return outcome.is === 'refused' && /BadDeviceToken|DeviceTokenNotForTopic/.test(said)
      ? { is: 'gone', why: outcome.why }
      : outcome
  }
}
