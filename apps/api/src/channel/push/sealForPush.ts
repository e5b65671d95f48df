import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { BrowserSubscription } from '@zhzz/contract/message/target.ts'

/** Bytes of a record (RFC 8188 §2.1); what we say is shorter, so there is one. */
const recordSize = 4_096

/** A text that only the browser of the subscription can read, as the body of a push (RFC 8291). Throws for keys that are none. */
export function sealForPush(text: string, { p256dh, auth }: BrowserSubscription['keys']): Buffer {
  const pair = createECDH('prime256v1')
  const ours = pair.generateKeys()
  const theirs = Buffer.from(p256dh, 'base64url')
  const both = pair.computeSecret(theirs)
  const whose = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derived(both, Buffer.from(auth, 'base64url'), whose, 32)
  const salt = randomBytes(16)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The 2 ends the last record.
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, body, cipher.getAuthTag()])
}

function derived(secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
