import { createHash, randomBytes } from 'node:crypto'

/** An opaque pass and what is kept of it. */
export function newPass(): { pass: string; passHash: Buffer } {
  const pass = randomBytes(32).toString('base64url')
  return { pass, passHash: hashOfPass(pass) }
}

export function hashOfPass(pass: string): Buffer {
  return createHash('sha256').update(pass).digest()
}
