import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

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

const keyId = 1

/** Opens the sealing of `DATA_DIR`: the key of `SECRET_KEY` (base64, 32 bytes or more), else the one kept in the folder. */
export async function openSealing(dataDir: string, secretKey = process.env['SECRET_KEY']): Promise<Sealing> {
  const master = secretKey === undefined ? await keptKey(dataDir) : Buffer.from(secretKey, 'base64')
  if (master.length < 32) throw new Error('the secret key is shorter than 32 bytes')
  return sealingOf(master)
}

export function sealingOf(master: Buffer): Sealing {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'zhzz', purpose, 32))
  const encryptionKey = derive('encrypt')
  const indexKey = derive('index')
  const signKeys = new Map<string, Buffer>()
  return {
    encrypt(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(keyId), nonce, cipher.getAuthTag(), body])
    },
    decrypt(sealed) {
      if (sealed[0] !== keyId) throw new Error('sealed with a key that is not here')
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, sealed.subarray(1, 13))
      decipher.setAuthTag(sealed.subarray(13, 29))
      return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()]).toString('utf8')
    },
    blindIndex: (text) => createHmac('sha256', indexKey).update(text).digest(),
    sign(purpose, text) {
      const key = signKeys.get(purpose) ?? derive(`sign ${purpose}`)
      signKeys.set(purpose, key)
      return createHmac('sha256', key).update(text).digest()
    },
  }
}

/** The key in `secret.key` (0600), made at first use. Of two processes that start at once one makes it, both read it. */
async function keptKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret.key')
  try {
    return Buffer.from(await readFile(path, 'utf8'), 'base64')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  await mkdir(dataDir, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, randomBytes(32).toString('base64'), { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await unlink(draft)
  }
  return Buffer.from(await readFile(path, 'utf8'), 'base64')
}
