import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { fakeServer } from '#testing/fakeServer.ts'

export type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** As Aliyun checks: from what arrived and the headers the caller says to have signed. */
export function isSignedByAcs3({ method, url, headers, body }: Received, secret: string): boolean {
  const { authorization = '' } = headers
  const [, names = '', signature] =
    /SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(authorization) ?? []
  const [path = '', query = ''] = url.split('?')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const sorted = query.split('&').toSorted().join('&')
  const canonical = [method, path, sorted, lines.join(''), names, headers['x-acs-content-sha256']].join('\n')
  const needed = ['host', 'x-acs-action', 'x-acs-date', 'x-acs-signature-nonce', 'x-acs-version']
  return (
    needed.every((name) => names.split(';').includes(name)) &&
    headers['x-acs-content-sha256'] === sha256(body) &&
    hmac(secret, `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString('hex') === signature
  )
}

/** As Tencent checks; the host is signed without its port. */
export function isSignedByTc3({ method, url, headers, body }: Received, secretKey: string): boolean {
  const parts = /Credential=[^/]+\/(.+?), SignedHeaders=(.+?), Signature=([0-9a-f]{64})$/
  const [, scope = '', names = '', signature] = parts.exec(headers.authorization ?? '') ?? []
  const [day = '', service = '', end = ''] = scope.split('/')
  const seen: IncomingHttpHeaders = { ...headers, host: headers.host?.split(':')[0] }
  const lines = names.split(';').map((name) => `${name}:${String(seen[name])}\n`)
  const canonical = [method, url, '', lines.join(''), names, sha256(body)].join('\n')
  const text = `TC3-HMAC-SHA256\n${String(headers['x-tc-timestamp'])}\n${scope}\n${sha256(canonical)}`
  const key = hmac(hmac(hmac(`TC3${secretKey}`, day), service), end)
  return hmac(key, text).toString('hex') === signature
}

/** A vendor's server: `answer` says what it sends back to a request, `null` to leave it open. */
export async function fakeVendor(answer: (received: Received) => object | string | null) {
  const received: Received[] = []
  const origin = await fakeServer((request, response) => {
    const one = { ...request, body: request.body.toString() }
    received.push(one)
    const said = answer(one)
    if (said !== null) response.end(typeof said === 'string' ? said : JSON.stringify(said))
  })
  return { origin, received }
}
