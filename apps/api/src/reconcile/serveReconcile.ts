import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseJson, refuseHostile } from '#http/jsonBody.ts'
import { parseQuery } from '#http/queryString.ts'
import { type AsCall, asCall, Declined } from '#reconcile/asCall.ts'
import { companies } from '#reconcile/companies.ts'
import { exhibitions } from '#reconcile/exhibitions.ts'
import { extend } from '#reconcile/extend.ts'
import type { Kind } from '#reconcile/kind.ts'
import { manifest } from '#reconcile/manifest.ts'
import { preview, previewPolicy } from '#reconcile/preview.ts'
import { readBatch, reconcile } from '#reconcile/queries.ts'
import { suggested } from '#reconcile/suggested.ts'

const mostBytes = 256 * 1024
type Params = { key?: string }
type Sent = Readonly<Record<string, unknown>>
type Asking = { kind: Kind; sent: Sent; call: AsCall; base: string; reply: FastifyReply }
type Part = (asking: Asking) => Promise<unknown>

/**
 * The Reconciliation API 0.2 of the W3C, for OpenRefine and what speaks it too: names to companies and to exhibitions,
 * each a service of its own. A program that sends no headers has its key in the address.
 */
export function serveReconcile(app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => parseQuery(body),
    )
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, content-type, jwt-token',
        'access-control-allow-methods': 'GET, POST, OPTIONS',
        'cache-control': 'no-store',
      })
    })
    for (const kind of [companies, exhibitions])
      for (const at of [`/reconcile/${kind.id}`, `/reconcile/${kind.id}/key/:key`])
        for (const [path, part] of Object.entries(parts)) {
          const url = at + path
          const handler = (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) =>
            answer(app, kind, part, request, reply)
          scope.get<{ Params: Params }>(url, handler)
          scope.options(url, async (_request, reply) => reply.code(204).send())
          if (path === '') scope.post<{ Params: Params }>(url, { bodyLimit: mostBytes }, handler)
        }
  })
}

const parts: Readonly<Record<string, Part>> = {
  '': async ({ kind, sent, call, base }) => {
    if (sent['queries'] !== undefined) return reconcile(readBatch(json(sent['queries'])), kind, call)
    if (sent['extend'] !== undefined) return extend(json(sent['extend']), kind, call)
    return manifest(kind, base)
  },
  '/suggest/entity': async ({ kind, sent, call }) => suggested.entity(kind, sent, call),
  '/suggest/property': async ({ kind, sent }) => suggested.property(kind, sent),
  '/suggest/type': async ({ kind, sent }) => suggested.type(kind, sent),
  '/properties': async ({ kind }) => ({
    type: kind.id,
    properties: Object.entries(kind.properties).map(([id, name]) => ({ id, name })),
  }),
  '/preview': async ({ kind, sent, call, reply }) => {
    const page = preview(await kind.entity(String(sent['id']), call), kind)
    reply.removeHeader('x-frame-options')
    reply.header('content-security-policy', previewPolicy).type('text/html; charset=utf-8')
    return page
  },
}

async function answer(
  app: FastifyInstance,
  kind: Kind,
  part: Part,
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<unknown> {
  const { key } = request.params
  const sent: Sent =
    request.method === 'POST' ? Object(request.body) : parseQuery(request.url.split('?').slice(1).join('?'))
  const base = `${request.protocol}://${request.host}/reconcile/${kind.id}${key === undefined ? '' : `/key/${encodeURIComponent(key)}`}`
  try {
    return await reply.send(await part({ kind, sent, call: asCall(app, request, key), base, reply }))
  } catch (error) {
    if (!(error instanceof Declined)) throw error
    return reply.code(error.status).send({ status: 'error', message: error.failure })
  }
}

/** A field of a form that holds JSON. */
function json(text: unknown): unknown {
  const value = parseJson(Buffer.from(typeof text === 'string' ? text : ''))
  refuseHostile(value)
  return value
}
