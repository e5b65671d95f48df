import { request as overTls } from 'node:https'
import { allowed } from '#outside/allowedAddress.ts'
import { publicLookup } from '#outside/publicAddress.ts'

export type Known = { etag: string | null; lastModified: string | null }
export type Fetched = Known & { body: Buffer }

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }
/** Asks one address once, without following where it leads. */
export type AskOnce = (url: URL, headers: Record<string, string>, signal: AbortSignal) => Promise<Answer>

const mostBytes = 10 * 1024 * 1024
const mostSteps = 3
const milliseconds = 20_000

/**
 * A feed that is new since `known`; null: it is not. Https to public addresses alone, at every step it is led to; 10 MB
 * and 20 seconds at most. Throws a sentence for the operator.
 */
export async function fetchFeed(
  address: string,
  known: Known,
  { signal, askOnce = askOverTls }: { signal: AbortSignal; askOnce?: AskOnce },
): Promise<Fetched | null> {
  const headers = {
    accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
    'user-agent': 'zhzz-feeds/1',
    ...(known.etag !== null && { 'if-none-match': known.etag }),
    ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
  }
  const ends = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)])
  let url = allowed(address)
  for (let step = 0; step <= mostSteps; step++) {
    const { status, headers: said, body } = await askOnce(url, headers, ends)
    if (status === 304) return null
    if (status === 200) return { body, etag: one(said['etag']), lastModified: one(said['last-modified']) }
    const next = one(said['location'])
    if (status < 300 || status > 399 || next === null) throw new Error(`answers ${status}`)
    url = allowed(next, url)
  }
  throw new Error(`leads on more than ${mostSteps} times`)
}

function one(header: string | string[] | undefined): string | null {
  const text = Array.isArray(header) ? header[0] : header
  return text === undefined || text === '' || text.length > 500 ? null : text
}

const askOverTls: AskOnce = (url, headers, signal) =>
  new Promise((resolve, reject) => {
    const asked = overTls(url, { headers, signal, lookup: publicLookup }, (answer) => {
      const pieces: Buffer[] = []
      let bytes = 0
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length
        pieces.push(piece)
        if (bytes > mostBytes) answer.destroy(new Error('is larger than 10 MB'))
      })
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      )
    })
    asked.once('error', reject)
    asked.end()
  })
