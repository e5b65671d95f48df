import type { FastifyInstance } from 'fastify'
import { Network } from '#http/network.ts'
import { countVisitorCall } from '#http/rates.ts'
import type { Running } from '#serve/serve.ts'
import { takeReturn } from '#sso/attempt.ts'
import { returnPath } from '#sso/provider/openProviders.ts'

/** Pages of ours, and no other place: what comes back says nothing of where to go. */
const pages = { signIn: '/h5/pages/login/login', link: '/h5/pages/person/setting?view=company' }

/**
 * Where providers send people back to. The code is kept, not asked about: only the browser that began may do that, by a
 * ticket that stands behind the # of its next page, where no server and no log sees it, until the app takes it away.
 */
export function serveReturn(app: FastifyInstance, { signIn, deps, clock }: Running): void {
  app.get(returnPath, async (request, reply) => {
    const now = clock()
    countVisitorCall(deps, Network.of(request.ip), now)
    const returned = new URLSearchParams(request.url.split('?').slice(1).join('?'))
    const taken = await takeReturn(signIn.db, deps.sealing, returned, now)
    const page = taken?.isLink ? pages.link : pages.signIn
    const said = taken === null ? 'over' : saidBy(returned, taken.ticket)
    if (said === 'away')
      deps.log.warn(
        `[sso] ${taken?.provider} sent back ${JSON.stringify(returned.get('error')?.slice(0, 100))}`,
      )
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`${page}#sso=${said}`, 303)
  })
}

/** A ticket; `cancelled`: the person said no there; `away`: the provider could not, or does not take what we ask for. */
function saidBy(returned: URLSearchParams, ticket: string): string {
  if (returned.has('code') || returned.has('authCode')) return ticket
  return (returned.get('error') ?? 'access_denied') === 'access_denied' ? 'cancelled' : 'away'
}
