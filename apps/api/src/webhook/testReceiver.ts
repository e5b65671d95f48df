import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type Received = {
  id: string
  path: string
  type: string
  timestamp: string
  data: Record<string, unknown>
  /** Signatures that came with it. */
  signatures: number
}

type Answer = { status: number; headers?: Record<string, string>; body?: string }

/**
 * A program of a customer that is told: it takes what one of its secrets has signed within five minutes, as Standard Webhooks asks
 * of it, and answers everything else 401. `answers` says what the next deliveries are answered instead; `eachOnce`: what was
 * answered so before is taken.
 */
export async function startReceiver(options: { now?: () => number; eachOnce?: boolean } = {}) {
  const { now = Date.now, eachOnce = false } = options
  const answered = new Set<string>()
  const received: Received[] = []
  const refused: string[] = []
  const answers: Answer[] = []
  const secrets = new Set<string>()
  const server = createServer((request, response) => void take(request, response))

  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const head = (name: string) => String(request.headers[name] ?? '')
    const [id, seconds] = [head('webhook-id'), head('webhook-timestamp')]
    const given = eachOnce && answered.has(id) ? undefined : answers.shift()
    if (given !== undefined) {
      answered.add(id)
      return response.writeHead(given.status, given.headers).end(given.body)
    }
    const signatures = head('webhook-signature').split(' ')
    const isFresh = Math.abs(now() / 1_000 - Number(seconds)) < 300
    const isSigned = [...secrets].some((secret) =>
      signatures.some((one) => isBy(secret, one, `${id}.${seconds}.${body}`)),
    )
    if (!isFresh || !isSigned) {
      refused.push(id)
      return response.writeHead(401).end()
    }
    const { type, timestamp, data } = JSON.parse(body)
    received.push({ id, path: request.url ?? '', type, timestamp, data, signatures: signatures.length })
    return response.writeHead(204).end()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/events`,
    port,
    received,
    refused,
    answers,
    secrets,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

function isBy(secret: string, signature: string, signed: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const right = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  const told = Buffer.from(signature)
  return told.length === right.length && timingSafeEqual(told, right)
}
