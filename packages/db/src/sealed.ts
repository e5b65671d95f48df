import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * What keeps telephone numbers unreadable in the database and its backups: the columns `*_enc`, `*_hash` and the
 * secrets of the server. Server, import and sample use the same one, so that they find each other's numbers.
 */
export type Sealing = {
  /** For `*_enc`: key id (1 byte), nonce (12), tag (16), AES-256-GCM ciphertext. Never twice the same. */
  encrypt(text: string): Buffer
  /** Throws when the bytes were made with another key or were changed. */
  decrypt(sealed: Uint8Array): string
  /** For `*_hash`: HMAC-SHA256 of the text as it is; the same text gives the same 32 bytes. Fold first (`foldContact`). */
  blindIndex(text: string): Buffer
  /** HMAC-SHA256 for values that the server hands out and takes back: one `purpose`, one key. */
  sign(purpose: string, text: string): Buffer
}

type Of = {
  /** The row of `sealing_key`. */
  id?: number
  /** By purpose, the secret that an earlier key signed with: what it made cannot be made anew. */
  carried?: Partial<Record<string, Buffer>>
}

export function sealingOf(master: Buffer, { id = 1, carried = {} }: Of = {}): Sealing {
  const encryptionKey = derive(master, 'encrypt')
  const indexKey = derive(master, 'index')
  const signKeys = new Map<string, Buffer>()
  return {
    encrypt(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(id), nonce, cipher.getAuthTag(), body])
    },
    decrypt(sealed) {
      if (sealed[0] !== id) throw new Error('sealed with a key that is not here')
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, sealed.subarray(1, 13))
      decipher.setAuthTag(sealed.subarray(13, 29))
      return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()]).toString('utf8')
    },
    blindIndex: (text) => createHmac('sha256', indexKey).update(text).digest(),
    sign(purpose, text) {
      const key = signKeys.get(purpose) ?? carried[purpose] ?? signSecret(master, purpose)
      signKeys.set(purpose, key)
      return createHmac('sha256', key).update(text).digest()
    },
  }
}

/** What `sign` keys one purpose with. */
export function signSecret(master: Buffer, purpose: string): Buffer {
  return derive(master, `sign ${purpose}`)
}

/** Tells a key from every other one, and nothing of it. */
export function keyCheck(master: Buffer): Buffer {
  return createHmac('sha256', derive(master, 'check')).update('zhzz').digest()
}

/** The head of a check, for people to compare: `3f9a-12bc-0d4e`. */
export function fingerprint(check: Buffer): string {
  return check.toString('hex', 0, 6).replace(/(?<=.)(?=(?:.{4})+$)/g, '-')
}

function derive(master: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', master, 'zhzz', purpose, 32))
}
