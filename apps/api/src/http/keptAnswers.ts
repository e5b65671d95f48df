import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, type Encoding, encodingFor } from '#http/compress.ts'

/** An answer as it leaves, with the name of its content, compressed once for all who read that. */
export type Kept = { body: string; etag: string; compressed: Map<Encoding, Promise<Buffer>> }

export function keep(body: string): Kept {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, etag, compressed: new Map() }
}

/** Nothing at all to whoever has it already. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept, type: string) {
  reply.header('etag', kept.etag).header('vary', reply.getHeader('vary') ?? 'accept-encoding')
  if (request.headers['if-none-match'] === kept.etag) return reply.code(304).send()
  reply.type(type)
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === null) return reply.send(kept.body)
  const known = kept.compressed.get(encoding) ?? compress(kept.body, encoding)
  kept.compressed.set(encoding, known)
  return reply.header('content-encoding', encoding).send(await known)
}

/** So long an answer is given out again; what it is made of changes when a server starts, or by an operator. */
const keptMilliseconds = 60_000
/** Of one call; it is asked for in some dozens of ways. */
const mostKept = 100

type Asked = { input: unknown; locale: string; request: FastifyRequest; reply: FastifyReply }

/**
 * Sends the answers of one call that is the same for everyone, each made once in a minute however many ask; a browser keeps
 * one for `seconds`. Null for other calls.
 */
export function keptAnswers(seconds: number | undefined) {
  if (seconds === undefined) return null
  const kept = new Map<string, { until: number; isEmpty: boolean; answer: Kept }>()
  const making = new Map<string, Promise<unknown>>()
  return async ({ input, locale, request, reply }: Asked, make: () => Promise<unknown>) => {
    const key = JSON.stringify([locale, input])
    let known = kept.get(key)
    if (known === undefined || known.until < performance.now()) {
      const data = making.get(key) ?? make().finally(() => making.delete(key))
      making.set(key, data)
      const made = await data
      const answer = keep(JSON.stringify({ code: 200, msg: 'success', data: made }))
      const isEmpty = Array.isArray(made) && made.length === 0
      known = { until: performance.now() + keptMilliseconds, isEmpty, answer }
      kept.delete(key)
      kept.set(key, known)
      if (kept.size > mostKept) for (const oldest of kept.keys()) if (kept.delete(oldest)) break
    }
    reply.header('cache-control', known.isEmpty ? 'no-store' : `public, max-age=${seconds}`)
    reply.header('vary', 'accept-encoding, accept-language')
    return sendKept(request, reply, known.answer, 'application/json; charset=utf-8')
  }
}
