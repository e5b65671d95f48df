import { type KeyObject, sign } from 'node:crypto'

type Head = { alg: 'ES256' | 'RS256'; kid?: string }

/** A JSON Web Token (RFC 7519), signed (RFC 7515). */
export function signedToken(head: Head, claims: object, key: KeyObject): string {
  const unsigned = `${inBase64({ typ: 'JWT', ...head })}.${inBase64(claims)}`
  // Of elliptic curves a JSON Web Signature has the two numbers; RSA knows no other form.
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' })
  return `${unsigned}.${signature.toString('base64url')}`
}

function inBase64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
