import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The page that every address of the app answers with. */
export function readShell(folder: string): string {
  return readFileSync(join(folder, 'index.html'), 'utf8')
}

/** Serves the built app under /h5/ and its two static agreements also at their own URL. */
export async function serveApp(app: FastifyInstance, folder: string, draw: Draw | null): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/h5/',
    preCompressed: true,
    // What the build keeps for itself.
    dotfiles: 'ignore',
    cacheControl: false,
    index: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  await app.register(fastifyStatic, {
    root: join(folder, 'hybrid'),
    prefix: '/hybrid/',
    decorateReply: false,
    preCompressed: true,
  })
  app.get('/h5/', { exposeHeadRoute: true }, async (request, reply) => answerPage(request, reply, draw))
  app.get('/h5', { exposeHeadRoute: true }, async (_request, reply) => reply.redirect('/h5/', 302))
}

/** Draws a page on the server and answers with it; false when that is the browser's work. */
export type Draw = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

export async function answerPage(request: FastifyRequest, reply: FastifyReply, draw: Draw | null) {
  return (await draw?.(request, reply)) ? reply : reply.sendFile('index.html')
}

/** A page of the app: its address has no file behind it, the app's router reads it. */
export function isAppRoute(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? ''
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    path.startsWith('/h5/') &&
    !/\.[a-z0-9]+$/i.test(path)
  )
}
