import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { messageOf } from '@zhzz/db/log.ts'
import type { Metrics } from '#start/metrics/metrics.ts'

type Served = { port: number; stop(): Promise<void> }

/**
 * `GET /metrics` at an address of its own, which the world does not reach: what it tells is of the whole company. Throws a
 * sentence when nobody can listen there.
 */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Served> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') answer(response, 404, '')
    else
      void metrics.text().then(
        (text) => answer(response, 200, text, metrics.contentType),
        () => answer(response, 500, ''),
      )
  })
  server.requestTimeout = 5_000
  server.maxConnections = 20
  server.listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(
      `cannot listen on ${host}:${port} for metrics (${messageOf(error)}): set METRICS_PORT or METRICS_HOST`,
    )
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function answer(response: ServerResponse, status: number, text: string, type = 'text/plain') {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
}
