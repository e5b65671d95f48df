import { createMcpHandler } from '@modelcontextprotocol/server'
import { accessKey } from '@zhzz/contract/accessKey/calls.ts'
import { Failure, failureOfCode } from '@zhzz/contract/failure.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf } from '#http/headerOf.ts'
import { type Ask, envelopeOf, sentOf } from '#mcp/ask.ts'
import { mcpServer } from '#mcp/mcpServer.ts'
import type { Running } from '#serve/serve.ts'

/** Where assistants speak the Model Context Protocol, over HTTP. */
export const mcpPath = '/mcp'

/**
 * Every tool is a call of the contract, asked within the process with the key of whoever asks: access, limits, plan, log and
 * repetition are the call's own. Nothing is kept between requests, so any node answers any of them.
 */
export function serveMcp(app: FastifyInstance, { deps }: Running): void {
  const secret = deps.sealing.sign('mcp', 'confirm')
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: mcpPath,
    handler: async (request, reply) => {
      refuseOtherOrigins(request)
      const ask = askOf(app, request)
      const { code, data } = await ask(accessKey.current, {})
      if (code !== 200) {
        if (code === 401) reply.header('www-authenticate', 'Bearer realm="zhzz"')
        throw new Failure(failureOfCode(code), Object(data).detail)
      }
      const key = accessKey.current.output.parse(data)
      const handler = createMcpHandler(() => mcpServer({ ask, key, secret }), {
        // Nothing changes that a client could wait for.
        maxSubscriptions: 0,
      })
      return await answer(reply, await handler.fetch(asWeb(request), { parsedBody: request.body }))
    },
  })
}

/** A page of somebody else in a browser asks for nothing here. */
function refuseOtherOrigins({ headers, host }: FastifyRequest): void {
  const { origin } = headers
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host))
    throw new Failure('forbidden', { reason: 'origin' })
}

function askOf(app: FastifyInstance, request: FastifyRequest): Ask {
  const key = bearerOf(request)
  // Without a key nobody is known, whatever else comes along.
  if (key === '') return async () => ({ code: 401, msg: '', data: null })
  const language = request.headers['accept-language']
  return async (endpoint, input, once) => {
    const { body, ...sent } = sentOf(endpoint, input, key, once)
    const answered = await app.inject({
      ...sent,
      headers: {
        ...sent.headers,
        'user-agent': request.headers['user-agent'] ?? '',
        ...(language !== undefined && { 'accept-language': language }),
      },
      remoteAddress: request.ip,
      ...(body !== undefined && { payload: body }),
    })
    return envelopeOf(answered.body)
  }
}

function asWeb({ method, url, headers, body }: FastifyRequest): Request {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: kept,
    ...(method === 'POST' && { body: JSON.stringify(body ?? null) }),
  })
}

async function answer(reply: FastifyReply, { status, headers, body }: Response): Promise<unknown> {
  reply.code(status)
  for (const [name, value] of headers) if (name !== 'content-length') reply.header(name, value)
  reply.header('cache-control', 'no-store')
  return reply.send(body ?? undefined)
}
