import { within } from '@zhzz/db/deadline.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isLoading } from '#company/find/indexed.ts'
import { withHead } from '#http/openApp.ts'
import type { Running } from '#serve/serve.ts'

/** A balancer that asks whether we are ready has somebody else to send people to. */
const readyMilliseconds = 5_000

/** `/livez` and `/readyz`, for who looks after the server. */
export function serveHealth(
  app: FastifyInstance,
  { database, deps }: Running,
  isEnding?: () => boolean,
): void {
  app.get('/livez', withHead, async () => ({ status: 'alive' }))
  app.get('/readyz', withHead, async (_request, reply) => {
    if (isEnding?.()) return reply.code(503).send({ status: 'ending' })
    const companies = await within(readyMilliseconds, async () => {
      await sql`select 1`.execute(database.db)
      return (await isLoading(deps.searching)) ? 'loading' : 'ready'
    }).catch(() => null)
    const ready = companies !== null
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'database unreachable', ...(ready && { companies }) })
  })
}
