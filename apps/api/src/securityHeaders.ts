import type { FastifyInstance } from 'fastify'

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

/** On every answer, also on errors and files. `isDevelopment`: Vite puts scripts of its own into the page. */
export function setSecurityHeaders(app: FastifyInstance, options: { hsts: boolean; isDevelopment: boolean }) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'geolocation=(self), camera=(self), microphone=(self)',
      'x-request-id': request.id,
    })
    if (!options.isDevelopment) reply.header('content-security-policy', policy)
    if (options.hsts) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}
