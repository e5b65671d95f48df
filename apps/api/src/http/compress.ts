import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Below this a compressed answer saves no packet. Bytes. */
const least = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** The best that the caller can read; null for none. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const text = String(accepted ?? '')
  return /\bbr\b/.test(text) ? 'br' : /\bgzip\b/.test(text) ? 'gzip' : null
}

export async function compress(text: string, encoding: Encoding): Promise<Buffer> {
  const body = Buffer.from(text)
  if (encoding === 'gzip') return await zip(body, { level: 6 })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return await brotli(body, { params })
}

/** Compresses what is answered as text, calls and drawn pages; files of the app lie compressed beside themselves. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < least || reply.hasHeader('content-encoding'))
      return payload
    reply.header('vary', reply.getHeader('vary') ?? 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === null) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return await compress(payload, encoding)
  })
}
