import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Below this a compressed answer saves no packet. Bytes. */
const least = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses what is answered as text, calls and drawn pages; files of the app lie compressed beside themselves. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < least || reply.hasHeader('content-encoding'))
      return payload
    const accepted = request.headers['accept-encoding'] ?? ''
    reply.header('vary', reply.getHeader('vary') ?? 'accept-encoding')
    const body = Buffer.from(payload)
    if (/\bbr\b/.test(accepted)) {
      reply.header('content-encoding', 'br').removeHeader('content-length')
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      }
      return await brotli(body, { params })
    }
    if (/\bgzip\b/.test(accepted)) {
      reply.header('content-encoding', 'gzip').removeHeader('content-length')
      return await zip(body, { level: 6 })
    }
    return payload
  })
}
