import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Serves the app from its sources with hot reload, through Vite; resolves with what ends it. */
export async function hotApp(app: FastifyInstance): Promise<() => Promise<void>> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: join(import.meta.dirname, '../../../h5'),
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'spa',
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/h5/')) return done()
    reply.hijack()
    vite.middlewares(request.raw, reply.raw)
  })
  return () => vite.close()
}
