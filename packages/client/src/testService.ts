import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, beforeEach, vi } from 'vitest'
import { createClient } from '#client.ts'
import { storageOfTest } from '#storageOfTest.ts'

export const companyId = '0190a0b0-0000-7000-8000-000000000001'

/** What the server does with one request: an envelope (its code is the HTTP status where `status` is not given), or a fault. */
type Reaction =
  | { code: number | string; msg?: string; message?: string; data?: unknown; retryAfter?: number }
  | { status: number; text: string }
  | 'hang'
  | 'drop'
  | 'cut'

/** What was asked of the server of a test, and how it reacts: one request after the other, the last one for ever. */
type Service = { asked: IncomingMessage[]; reactions: Reaction[] }

/** A client that speaks to a server of the test file's own. */
export function testService() {
  const service: Service = { asked: [], reactions: [] }
  let server: Server
  let origin = ''
  const client = createClient({
    origin: () => origin,
    app: () => ({ pkg: 'test.client', vn: '2.0.1', platform: 'test' }),
    locale: () => 'en',
    storage: storageOfTest(),
    isOnline: () => true,
  })

  beforeEach(async () => {
    service.asked = []
    server = createServer((request, response) => {
      service.asked.push(request)
      request.resume()
      const { reactions } = service
      const reaction = reactions.length > 1 ? reactions.shift() : reactions[0]
      if (reaction === 'drop') request.socket.destroy()
      else if (reaction === 'cut') {
        response.writeHead(200, { 'content-length': '100' })
        response.write('{"code":', () => request.socket.destroy())
      } else if (reaction === undefined || reaction === 'hang') return
      else if ('status' in reaction) response.writeHead(reaction.status).end(reaction.text)
      else {
        const { retryAfter, ...envelope } = reaction
        if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter))
        response.end(JSON.stringify({ data: null, ...envelope }))
      }
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('the test server has no port')
    origin = `http://127.0.0.1:${address.port}`
  })

  afterEach(() => {
    vi.useRealTimers()
    client.endSession()
    server.closeAllConnections()
    server.close()
  })
  return { client, service }
}
