import { createPrivateKey } from 'node:crypto'
import { signedToken } from '#channel/push/signedToken.ts'
import type { PushKey } from '#message/pushKey.ts'

/** Push services take half a day to be the longest that is of use; RFC 8292 allows a day. */
const secondsValid = 12 * 3_600

/** Says to a push service who sends (RFC 8292): a token for its origin, signed with our key. */
export function vapidHeader(
  key: PushKey,
  { origin, subject, now }: { origin: string; subject: string; now: Date },
): string {
  const claims = { aud: origin, exp: Math.floor(now.getTime() / 1_000) + secondsValid, sub: subject }
  const privateKey = createPrivateKey({ key: JSON.parse(key.privateKey), format: 'jwk' })
  return `vapid t=${signedToken({ alg: 'ES256' }, claims, privateKey)}, k=${key.publicKey}`
}
