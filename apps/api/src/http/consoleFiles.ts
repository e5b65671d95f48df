import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readShell } from '#http/staticFiles.ts'

/** Nothing but our own files and calls; a style only with the number that this answer carries. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')

/** Serves the built console under /console/: every address below is a page, but the files that the build has named. */
export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  const page = readShell(folder)
  const answer = (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({
        'content-security-policy': policy(nonce),
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(page.replace('{nonce}', nonce))
  }
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
  })
  app.get('/console', { exposeHeadRoute: true }, async (_request, reply) => reply.redirect('/console/', 302))
  app.get('/console/', { exposeHeadRoute: true }, async (_request, reply) => answer(reply))
  app.get('/console/*', { exposeHeadRoute: true }, async (_request, reply) => answer(reply))
}
