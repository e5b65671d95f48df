import { request as plainly } from 'node:http'
import { request as overTls } from 'node:https'
import { answerSeconds } from '@zhzz/contract/webhook/retries.ts'
import { messageOf } from '@zhzz/db/log.ts'
import { allowed, type Reach } from '#outside/allowedAddress.ts'
import { lookupWithin } from '#outside/publicAddress.ts'
import { secondsToWait } from '#outside/secondsToWait.ts'

/** What an endpoint answered. `status` null: nothing. */
export type Outcome =
  | { is: 'delivered'; status: number }
  | { is: 'failed'; status: number | null; why: string; seconds?: number }
  /** 410: it wants nothing any more. */
  | { is: 'gone'; status: number; why: string }
  /** Our own node ends. */
  | { is: 'cut' }

/** Of an answer so much is read, to be polite; nothing of it is kept. */
const mostBytes = 64 * 1024

type Sent = { headers: Record<string, string>; body: string }

/**
 * Hands a body over, once: to where `reach` lets us, without following where the answer leads, on a connection of its own to the
 * addresses that were looked at. Answered within 15 seconds or not at all.
 */
export async function post(address: string, sent: Sent, reach: Reach, ending: AbortSignal): Promise<Outcome> {
  const patience = AbortSignal.timeout(answerSeconds * 1_000)
  try {
    const url = allowed(address, undefined, reach)
    const { status, headers } = await ask(url, sent, reach, AbortSignal.any([patience, ending]))
    if (status >= 200 && status < 300) return { is: 'delivered', status }
    const why = `answers ${status}`
    return status === 410
      ? { is: 'gone', status, why }
      : { is: 'failed', status, why, ...secondsToWait(headers) }
  } catch (error) {
    if (ending.aborted) return { is: 'cut' }
    const why = patience.aborted ? `no answer within ${answerSeconds} seconds` : messageOf(error)
    return { is: 'failed', status: null, why: why.slice(0, 200) }
  }
}

type Answer = { status: number; headers: Headers }

function ask(
  url: URL,
  { headers, body }: Sent,
  { mayReach, resolve: names }: Reach,
  signal: AbortSignal,
): Promise<Answer> {
  const request = url.protocol === 'https:' ? overTls : plainly
  const options = {
    method: 'POST',
    headers,
    signal,
    lookup: lookupWithin(mayReach, names),
    agent: false,
  } as const
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (answer) => {
      const after = answer.headers['retry-after']
      const headers = new Headers(after === undefined ? {} : { 'retry-after': after })
      const settled = { status: answer.statusCode ?? 0, headers }
      let bytes = 0
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length
        if (bytes > mostBytes) answer.destroy()
      })
      // What came is known by its head, whatever becomes of the rest.
      answer.once('close', () => resolve(settled))
      answer.on('error', () => resolve(settled))
    })
    asked.once('error', reject)
    asked.end(body)
  })
}
