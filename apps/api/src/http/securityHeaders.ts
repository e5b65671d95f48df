import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const policy = (scripts: readonly string[]) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    // A video is measured before it is sent, and played from where files are kept.
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

/** What the app never asks for is closed to everything in its pages, too. */
const permissions = [
  ...['geolocation', 'camera', 'microphone'].map((name) => `${name}=(self)`),
  ...['payment', 'usb', 'serial', 'hid', 'midi', 'display-capture'].map((name) => `${name}=()`),
].join(', ')

type Options = { hsts: boolean; isDevelopment: boolean; page?: string }

/** The scripts that stand in a page, by their hashes: those and no others may run there. */
function hashesOf(page: string): string[] {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)]
  return scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * `isDevelopment`: Vite puts scripts of its own into the page. `hsts`: TLS ends in front of us. `page`: the app's
 * index.html.
 */
export function securityHeaders({ hsts, isDevelopment, page = '' }: Options): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissions,
    ...(!isDevelopment && { 'content-security-policy': policy(hashesOf(page)) }),
    ...(hsts && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** On every answer, also on errors and files. */
export function setSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
  })
}
