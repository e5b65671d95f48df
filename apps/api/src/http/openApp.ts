import { randomUUID } from 'node:crypto'
import type { Log } from '@zhzz/db/log.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { allowPackagedApp } from '#http/allowPackagedApp.ts'
import { answerError, badRequest } from '#http/answerError.ts'
import { type TellAnswered, tellAnswers } from '#http/answered.ts'
import { compressAnswers } from '#http/compress.ts'
import { guardConnections } from '#http/connections.ts'
import { acceptJsonOnly } from '#http/jsonBody.ts'
import { securityHeaders, setSecurityHeaders } from '#http/securityHeaders.ts'
import { readShell } from '#http/staticFiles.ts'

/** Bytes of a body; what is longer is refused before it is read to the end. */
export const usualBody = 64 * 1024

/** Calls answer their own method only; addresses that programs look at answer HEAD too. */
export const withHead = { exposeHeadRoute: true }

type Options = {
  log: Log
  tellAnswered?: TellAnswered
  trustProxy?: string
  hsts?: boolean
  appCalls?: boolean
  isDevelopment?: boolean
  appFolder?: string
}

/** A server without addresses: what holds of every request, whatever is asked. */
export function openApp({
  log,
  tellAnswered,
  trustProxy,
  hsts = false,
  appCalls = false,
  isDevelopment = false,
  appFolder,
}: Options): FastifyInstance {
  const headers = securityHeaders({
    hsts,
    isDevelopment,
    ...(appFolder !== undefined && { page: readShell(appFolder) }),
  })
  const app = fastify({
    bodyLimit: usualBody,
    http: { headersTimeout: 15_000 },
    // A video over a weak network; calls themselves answer within ten seconds of their last byte.
    requestTimeout: 180_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    trustProxy: trustProxy ?? false,
    genReqId: () => randomUUID(),
    routerOptions: { querystringParser: () => ({}), maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be read.
      reply.headers(headers)
      void answerError(error, request, reply, log)
    },
    clientErrorHandler: ({ code }, socket) => {
      // Browsers open connections ahead. What is said on one that waited too long is taken for the answer to the request that
      // is sent on it just then; of one that closes they ask again on another.
      if (code === 'ERR_HTTP_REQUEST_TIMEOUT') socket.destroy()
      else socket.end(badRequest(headers))
    },
  })
  app.decorateRequest('failure', null)
  app.decorateRequest('accessKey', null)
  if (tellAnswered !== undefined) tellAnswers(app, tellAnswered)
  compressAnswers(app)
  setSecurityHeaders(app, headers)
  if (appCalls) allowPackagedApp(app)
  guardConnections(app, trustProxy, log)
  acceptJsonOnly(app)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log))
  return app
}
