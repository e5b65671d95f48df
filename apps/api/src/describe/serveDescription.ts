import type { FastifyInstance } from 'fastify'
import { docsPage } from '#describe/docsPage.ts'
import { describeCalls } from '#describe/openApi.ts'
import { type Kept, keep, sendKept } from '#http/keptAnswers.ts'

/** The contract to read and for programs, each made when it is first asked for. */
export function serveDescription(app: FastifyInstance): void {
  let description: Kept | undefined
  let docs: Kept | undefined
  app.get('/openapi.json', { exposeHeadRoute: true }, async (request, reply) => {
    description ??= keep(JSON.stringify(describeCalls()))
    return sendKept(request, reply, description, 'application/json; charset=utf-8')
  })
  app.get('/docs', { exposeHeadRoute: true }, async (request, reply) => {
    docs ??= keep(docsPage())
    return sendKept(request, reply, docs, 'text/html; charset=utf-8')
  })
}
