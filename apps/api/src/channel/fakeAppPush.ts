import { generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttp2 } from 'node:http2'
import type { AddressInfo, Server } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { z } from 'zod'

const bearer = /^bearer (.+)$/i

/** What a token says, where the key signed it; else null. */
function claimsOf(token: string, key: KeyObject): Record<string, unknown> | null {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isSigned
    ? z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
    : null
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** Firebase: signs the service account in, and takes messages of who is signed in. `answers` go before a 200. */
export async function startFcm() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pushed: unknown[] = []
  const answers: number[] = []
  const signIns: unknown[] = []
  const server = createServer((request, response) => void take(request, response))
  const origin = await listening(server)
  async function take(request: IncomingMessage, response: ServerResponse) {
    if (request.url === '/token') {
      const claims = claimsOf(new URLSearchParams(await text(request)).get('assertion') ?? '', publicKey)
      if (claims === null) return response.writeHead(400).end()
      signIns.push(claims)
      return response.end(JSON.stringify({ access_token: `access ${signIns.length}`, expires_in: 3600 }))
    }
    const [, access] = bearer.exec(request.headers.authorization ?? '') ?? []
    const status = access === `access ${signIns.length}` ? (answers.shift() ?? 200) : 401
    const body = await json(request)
    if (status === 200) pushed.push({ path: request.url, body })
    return response.writeHead(status).end('{}')
  }
  const settings = { project: 'zhzz', email: 'push@zhzz.example.com', key: privateKey }
  return {
    settings: { ...settings, tokenAddress: `${origin}/token`, origin },
    pushed,
    answers,
    signIns,
    close: () => server.close(),
  }
}

/** Apple's service, over HTTP/2 as it speaks. `answers` go before a 200. */
export async function startApns() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pushed: { headers: Record<string, unknown>; claims: unknown; body: unknown }[] = []
  const answers: { status: number; reason: string }[] = []
  const server = createHttp2()
  server.on('stream', (stream, headers) => {
    void json(stream).then((body) => {
      const [, token = ''] = bearer.exec(headers.authorization ?? '') ?? []
      const claims = claimsOf(token, publicKey)
      const refused = claims === null ? { status: 403, reason: 'InvalidProviderToken' } : answers.shift()
      if (!refused) pushed.push({ headers: { ...headers }, claims, body })
      stream.respond({ ':status': refused?.status ?? 200 })
      stream.end(refused ? JSON.stringify({ reason: refused.reason }) : '')
    })
  })
  const origin = await listening(server)
  return {
    settings: { key: privateKey, keyId: 'KEY1234567', team: 'ABCDE12345', origin },
    pushed,
    answers,
    close: () => server.close(),
  }
}
