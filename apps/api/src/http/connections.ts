import type { Socket } from 'node:net'
import { Failure } from '@zhzz/contract/failure.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { FastifyInstance } from 'fastify'
import { Network } from '#http/network.ts'
import { trustedProxies } from '#http/trustedProxies.ts'

const mostOfAll = 10_000
/** An office of hundreds behind one address opens some six each. */
const mostOfNetwork = 1_000
const usualPatience = 20_000

/**
 * What holds before a call is looked at: connections are counted by network, one Host header, and a line when somebody
 * who is not named as our proxy says whom it speaks for.
 */
export function guardConnections(app: FastifyInstance, trustProxy: string | undefined, log: Log): void {
  const isTrusted = trustedProxies(trustProxy ?? '')
  const open = new Map<string, number>()
  let isTold = false
  app.server.maxConnections = mostOfAll
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    // All visitors of a proxy come by its address.
    if (address === '' || isTrusted(address)) return
    const network = String(Network.of(address).wide)
    const count = (open.get(network) ?? 0) + 1
    if (count > mostOfNetwork) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
  app.addHook('onRequest', async ({ headers, raw, socket }) => {
    const names = raw.rawHeaders.filter((_, at) => at % 2 === 0)
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
      throw new Failure('invalid', { reason: 'host' })
    const from = socket.remoteAddress ?? ''
    if (isTold || headers['x-forwarded-for'] === undefined || isTrusted(from, 'named only')) return
    isTold = true
    log.warn(
      `X-Forwarded-For came from ${from}, which TRUST_PROXY does not name: all that come by it count as one address. ` +
        `Is it your proxy, set TRUST_PROXY=${from}`,
    )
  })
}

/** A body that drips keeps its connection no longer than this. */
export function endSlowBodies(scope: FastifyInstance, patience = usualPatience): void {
  scope.addHook('preParsing', (request, reply, payload, done) => {
    if (request.method === 'POST') {
      const timer = setTimeout(() => request.raw.destroy(), patience)
      for (const one of [payload, reply.raw])
        for (const event of ['end', 'close', 'finish']) one.once(event, () => clearTimeout(timer))
    }
    done(null, payload)
  })
}
