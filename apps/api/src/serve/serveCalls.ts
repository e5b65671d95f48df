import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { domains } from '@zhzz/contract/endpoints.ts'
import type { FastifyInstance } from 'fastify'
import type { AnyHandler } from '#context.ts'
import { endSlowBodies } from '#http/connections.ts'
import { usualBody } from '#http/openApp.ts'
import type { AnyHandlers } from '#serve/handlers.ts'
import { type Running, serve } from '#serve/serve.ts'
import type { AnySteps } from '#serve/steps.ts'

/** Every call of the contract at its address. `patience`: milliseconds that a body may take to come. */
export function serveCalls(
  app: FastifyInstance,
  handlers: AnyHandlers,
  running: Running,
  patience?: number,
): void {
  for (const [domain, calls] of Object.entries(domains))
    for (const [call, endpoint] of Object.entries(calls))
      route(app, endpoint, handlers[domain]?.[call], running, patience)
}

function route(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: AnyHandler | AnySteps | undefined,
  running: Running,
  patience: number | undefined,
) {
  if (handler === undefined) throw new Error(`no handler serves ${endpoint.name}: npm run handlers`)
  void app.register(async (scope) => {
    if (endpoint.takes === 'bytes') leaveBody(scope)
    else endSlowBodies(scope, patience)
    for (const url of [endpoint.path, ...endpoint.alsoAt])
      scope.route({
        method: endpoint.method,
        url,
        bodyLimit: endpoint.maxBody ?? usualBody,
        config: { call: endpoint.name },
        handler: serve(endpoint, handler, running),
      })
  })
}

/** The handler reads the body itself, whatever the sender calls it. */
function leaveBody(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
}
