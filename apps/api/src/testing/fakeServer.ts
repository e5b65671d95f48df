import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'

export type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer }

/** A small HTTP server in the place of somebody else's, for one test file; ends with it. Its origin comes back. */
export async function fakeServer(answer: (received: Received, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      answer({ method, url, headers, body: Buffer.concat(parts) }, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
