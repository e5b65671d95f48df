import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { PushKey } from '#message/pushKey.ts'

/** Push services take half a day to be the longest that is of use; RFC 8292 allows a day. */
const secondsValid = 12 * 3_600

/** Says to a push service who sends (RFC 8292): a token for its origin, signed with our key. */
export function vapidHeader(
  key: PushKey,
  { origin, subject, now }: { origin: string; subject: string; now: Date },
): string {
  const claims = { aud: origin, exp: Math.floor(now.getTime() / 1_000) + secondsValid, sub: subject }
  const unsigned = `${inBase64({ typ: 'JWT', alg: 'ES256' })}.${inBase64(claims)}`
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: privateKeyOf(key),
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${key.publicKey}`
}

function privateKeyOf({ privateKey }: PushKey): KeyObject {
  return createPrivateKey({ key: JSON.parse(privateKey), format: 'jwk' })
}

function inBase64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
