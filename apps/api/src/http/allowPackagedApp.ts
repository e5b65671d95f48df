import { packagedApp } from '@zhzz/contract/appVersion/packagedApp.ts'
import type { FastifyInstance } from 'fastify'

/** What the app sends that a browser does not send by itself (packages/client). */
const headers = 'content-type, idempotency-key, jwt-token, pkg, platform, vn'
/** Seconds that a web view may keep the answer; Chromium's most. */
const secondsKept = 7_200

/**
 * Lets the packaged app call from its own origins (Fetch Standard, CORS protocol), and nobody else. Never with credentials:
 * its session is a header, so that a page of the same origin on somebody's own machine has nothing of theirs.
 */
export function allowPackagedApp(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'origin, accept-encoding')
    const origin = packagedApp.origins.find((one) => one === request.headers.origin)
    if (origin === undefined) return
    reply.headers({
      'access-control-allow-origin': origin,
      // The clock of the server, and how long it asks to be left alone.
      'access-control-expose-headers': 'date, retry-after',
    })
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    await reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': headers,
        'access-control-max-age': secondsKept,
      })
      .send()
  })
}
