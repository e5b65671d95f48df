import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** A key that a passphrase opens, all in base64: AES-256-GCM under scrypt of the passphrase. */
export type LockedKey = { salt: string; nonce: string; tag: string; body: string; cost: number }

/** A quarter of a second and 128 MB for each guess. */
const cost = 2 ** 17
const shortest = 12

export async function lockKey(master: Buffer, passphrase: string): Promise<LockedKey> {
  if (passphrase.length < shortest)
    throw new Error(`a passphrase has ${shortest} characters or more: nothing was written`)
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', await stretched(passphrase, salt, cost), nonce)
  const body = Buffer.concat([cipher.update(master), cipher.final()])
  const text = (bytes: Buffer) => bytes.toString('base64')
  return { salt: text(salt), nonce: text(nonce), tag: text(cipher.getAuthTag()), body: text(body), cost }
}

/** Undefined when the passphrase is another one. */
export async function unlockKey(locked: LockedKey, passphrase: string): Promise<Buffer | undefined> {
  const bytes = (text: string) => Buffer.from(text, 'base64')
  const key = await stretched(passphrase, bytes(locked.salt), locked.cost)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(locked.nonce), { authTagLength: 16 })
  decipher.setAuthTag(bytes(locked.tag))
  try {
    return Buffer.concat([decipher.update(bytes(locked.body)), decipher.final()])
  } catch {
    return undefined
  }
}

/** `BACKUP_PASSPHRASE`, else what is typed at a terminal, unseen; undefined where there is neither. */
export async function askPassphrase(question: string): Promise<string | undefined> {
  const set = process.env['BACKUP_PASSPHRASE']
  if (set || !process.stdin.isTTY) return set || undefined
  process.stderr.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

function stretched(passphrase: string, salt: Buffer, N: number): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFKC'), salt, 32, { N, r: 8, p: 1, maxmem: 256 * N * 8 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
