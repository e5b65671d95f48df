import type { FastifyInstance } from 'fastify'
import { servePages } from '#appPage/servePages.ts'
import { serveAppLinks } from '#appVersion/serveAppLinks.ts'
import { serveFeeds } from '#calendar/serveFeed.ts'
import { serveLine } from '#call/serveLine.ts'
import { serveUnsubscribe } from '#channel/mail/serveUnsubscribe.ts'
import { serveDescription } from '#describe/serveDescription.ts'
import { handlers } from '#handlers.gen.ts'
import { openApp, withHead } from '#http/openApp.ts'
import { serveMcp } from '#mcp/serveMcp.ts'
import { serveReconcile } from '#reconcile/serveReconcile.ts'
import { serveCalls } from '#serve/serveCalls.ts'
import { serveReturn } from '#sso/serveReturn.ts'
import { runningOf } from '#start/running.ts'
import { serveHealth } from '#start/serveHealth.ts'
import type { ServerOptions } from '#start/serverOptions.ts'
import { serveFiles } from '#upload/view.ts'

/** The whole server on one page. `close()` ends it; the database stays its owner's. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = openApp(options)
  const running = runningOf(app, options)
  serveCalls(app, handlers, running, options.bodyPatience)
  serveMcp(app, running)
  serveFiles(app, running, options)
  serveAppLinks(app, options)
  serveFeeds(app, running)
  serveUnsubscribe(app, running)
  serveLine(app, running)
  serveReturn(app, running)
  serveReconcile(app)
  serveHealth(app, running, options)
  if (options.docs ?? true) serveDescription(app)
  app.get('/', withHead, async (_request, reply) => reply.redirect('/h5/', 302))
  await servePages(app, options)
  return app
}
