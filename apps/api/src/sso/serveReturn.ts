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
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`${page}#sso=${saidBy(returned, taken?.ticket)}`, 303)
  })
}

/** A ticket; `cancelled`: the person said no there; `over`: nobody was sent, or too long ago. */
function saidBy(returned: URLSearchParams, ticket: string | undefined): string {
  if (ticket === undefined) return 'over'
  return returned.has('code') || returned.has('authCode') ? ticket : 'cancelled'
}
