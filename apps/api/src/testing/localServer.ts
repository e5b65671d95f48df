import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

export type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer }

/** A small HTTP server in the place of somebody else's, until it is closed. */
export async function localServer(answer: (received: Received, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      answer({ method, url, headers, body: Buffer.concat(parts) }, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
