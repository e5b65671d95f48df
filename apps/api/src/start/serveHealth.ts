import { within } from '@zhzz/db/deadline.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isLoading } from '#company/find/indexed.ts'
import { withHead } from '#http/openApp.ts'
import type { Running } from '#serve/serve.ts'

/** A balancer that asks whether we are ready has somebody else to send people to. */
const readyMilliseconds = 5_000

/** `/livez`, `/readyz` and `/version`, for who looks after the server, and for programs that ask what they speak to. */
export function serveHealth(
  app: FastifyInstance,
  { database, deps, standby }: Running,
  { isEnding, version }: { isEnding?: (() => boolean) | undefined; version?: string | undefined },
): void {
  app.get('/livez', withHead, async () => ({ status: 'alive' }))
  if (version !== undefined) app.get('/version', withHead, async () => ({ version }))
  app.get('/readyz', withHead, async (_request, reply) => {
    if (isEnding?.()) return reply.code(503).send({ status: 'ending' })
    const readsStandby = { status: 'ready', companies: 'ready', reads: 'standby' }
    if (standby?.now()?.isLeaderAway) return readsStandby
    const companies = await within(readyMilliseconds, async () => {
      await sql`select 1`.execute(database.db)
      return (await isLoading(deps.searching)) ? 'loading' : 'ready'
    }).catch(() => null)
    const ready = companies !== null
    // Before it is known that the leader is away; were no node ready in that moment, nobody would be let in.
    if (!ready && (standby?.now() ?? null) !== null) return readsStandby
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'database unreachable', ...(ready && { companies }) })
  })
}
