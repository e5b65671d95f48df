import type { FastifyInstance } from 'fastify'
import { h5Folder } from '#start/buildApp.ts'

/** Serves the app from its sources with hot reload, in place of the built one. */
export async function serveSources(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: h5Folder,
    configFile: `${h5Folder}/vite.config.ts`,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/h5')) return
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end())
  })
  app.addHook('onClose', () => vite.close())
}
