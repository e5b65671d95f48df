import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import ece from 'http_ece'

export type Pushed = {
  path: string
  headers: Record<string, string>
  text: string
  claims: Record<string, unknown>
}

/**
 * A push service (RFC 8030) and the browsers that subscribe to it: it takes what is signed as RFC 8292 says, and opens
 * it with the library of the authors of RFC 8188. `answers` says what the next pushes to a path are answered.
 */
export async function startPushService() {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: string }>()
  const pushed: Pushed[] = []
  const answers = new Map<string, { status: number; headers?: Record<string, string> }[]>()
  const server = createServer((request, response) => void take(request, response))

  async function take(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? ''
    const body = await buffer(request)
    const browser = browsers.get(path)
    const answer = answers.get(path)?.shift()
    if (answer !== undefined) return response.writeHead(answer.status, answer.headers).end()
    if (browser === undefined) return response.writeHead(404).end()
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const claims = claimsOf(headers['authorization'] ?? '')
    if (claims === null || headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(headers['ttl'] ?? ''))
      return response.writeHead(403).end()
    const { ecdh, auth } = browser
    const text = ece
      .decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth })
      .toString('utf8')
    pushed.push({ path, headers, text, claims })
    return response.writeHead(201).end()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    origin,
    pushed,
    answers,
    /** A browser that has just subscribed. */
    subscribe() {
      const ecdh = createECDH('prime256v1')
      const path = `/push/${randomBytes(8).toString('hex')}`
      const auth = randomBytes(16).toString('base64url')
      const p256dh = ecdh.generateKeys('base64url')
      browsers.set(path, { ecdh, auth })
      return { endpoint: origin + path, keys: { p256dh, auth } }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** What the token says, when it holds. */
function claimsOf(authorization: string): Record<string, unknown> | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return null
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isGood ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : null
}
