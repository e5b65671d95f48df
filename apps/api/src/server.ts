import { randomUUID } from 'node:crypto'
import { type Endpoint } from '@zhzz/contract/endpoint.ts'
import { domains } from '@zhzz/contract/endpoints.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { within } from '@zhzz/db/deadline.ts'
import { every } from '@zhzz/db/every.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createDrawing } from '#appPage/drawPages.ts'
import { isLoading } from '#company/find/indexed.ts'
import { createSearchPool } from '#company/find/searching.ts'
import type { AnyHandler } from '#context.ts'
import { serveDescription } from '#describe/serveDescription.ts'
import { handlers } from '#handlers.gen.ts'
import { answerError, badRequest } from '#http/answerError.ts'
import { type Behavior, proofOfWork } from '#http/behavior.ts'
import { createBuckets } from '#http/buckets.ts'
import { compressAnswers } from '#http/compress.ts'
import { endSlowBodies, guardConnections } from '#http/connections.ts'
import { acceptJsonOnly } from '#http/jsonBody.ts'
import { createLimits, type LimitName, type Limits } from '#http/limits.ts'
import { type Rates, usualRates } from '#http/rates.ts'
import { securityHeaders, setSecurityHeaders } from '#http/securityHeaders.ts'
import { answerPage, isAppRoute, readShell, serveApp } from '#http/staticFiles.ts'
import type { Arrivals } from '#outside/arrivals.ts'
import type { Storage } from '#outside/storage.ts'
import { createRefusals } from '#security/refusals.ts'
import type { AnyHandlers } from '#serve/handlers.ts'
import { type Running, serve } from '#serve/serve.ts'
import type { AnySteps } from '#serve/steps.ts'
import { createOutbox } from '#sms/outbox.ts'
import type { Sms } from '#sms/sms.ts'
import { serveFiles } from '#upload/view.ts'
import type { WechatSettings } from '#wechat/settings.ts'
import { createTickets } from '#wechat/tickets.ts'

export type ServerOptions = {
  database: Database
  sealing: Sealing
  sms: Sms
  storage: Storage
  arrivals: Arrivals
  log: Log
  clock?: () => Date
  /** Milliseconds within which a call is answered, if only with busy. */
  answerMilliseconds?: number
  /** A proxy in front is told by /readyz to send nobody here any more. */
  isEnding?: () => boolean
  limits?: Limits
  /** The behaviour check; our own proof of work by default. */
  behavior?: Behavior
  limitPoints?: Partial<Record<LimitName, number>>
  rates?: Rates
  searchesPerIp?: number
  wechat?: WechatSettings
  /** The built app; without it only the calls are served. */
  appFolder?: string
  /** Draws pages of the built app on the server; without it the app draws them in the browser. */
  drawingFile?: string
  trustProxy?: string
  /** Names we are reached by; a link in a drawn page carries no other. */
  hosts?: readonly string[]
  /** False: neither /docs nor /openapi.json. */
  docs?: boolean
  /** Milliseconds that a body may take to come; files have longer. */
  bodyPatience?: number
  hsts?: boolean
  isDevelopment?: boolean
  /** False: click events are not taken. */
  countClicks?: boolean
}

/** A balancer that asks whether we are ready has somebody else to send people to. */
const readyMilliseconds = 5_000

/** How often codes are looked for whose process has ended. */
const settleMilliseconds = 30_000

/** Calls answer their own method only; addresses that programs look at answer HEAD too. */
const withHead = { exposeHeadRoute: true }

const registry: AnyHandlers = handlers

/** The whole server on one page. `close()` ends it; the database stays its owner's. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, log } = options
  const headers = securityHeaders({
    hsts: options.hsts ?? false,
    isDevelopment: options.isDevelopment ?? false,
    ...(options.appFolder !== undefined && { page: readShell(options.appFolder) }),
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
    trustProxy: options.trustProxy ?? false,
    genReqId: () => randomUUID(),
    routerOptions: { querystringParser: () => ({}), maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be read.
      reply.headers(headers)
      void answerError(error, request, reply, log)
    },
    clientErrorHandler: (_error, socket) => socket.end(badRequest(headers)),
  })
  compressAnswers(app)
  setSecurityHeaders(app, headers)
  guardConnections(app, options.trustProxy, log)
  acceptJsonOnly(app)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log))

  const signInPool = createPool(database.url, { max: 5, applicationName: 'zhzz sign-in', log })
  const wechatPool = createPool(database.url, { max: 1, applicationName: 'zhzz wechat', log })
  const searching = createSearchPool(database.url, { log })
  const { sealing, wechat } = options
  const refusals = createRefusals(database.db, options.sealing, log)
  app.addHook('onClose', () => refusals.close())
  const clock = options.clock ?? (() => new Date())
  const signIn = wrap(signInPool, database.url).db
  const outbox = createOutbox({ db: signIn, sms: options.sms, sealing, log, clock })
  const settle = () => outbox.settleLeft()
  const settling = every('[sms] the outbox cannot be looked at', settleMilliseconds, settle, { log })
  app.addHook('onReady', settle)
  app.addHook('onClose', async () => {
    await settling.stop()
    await outbox.end()
    await Promise.all([signInPool.end(), wechatPool.end(), searching.end()])
  })
  const running: Running = {
    database,
    signIn: {
      db: signIn,
      limits: options.limits ?? createLimits(signInPool, options.limitPoints),
    },
    deps: {
      log,
      outbox,
      sealing,
      limits: options.limits ?? createLimits(database.pool, options.limitPoints),
      storage: options.storage,
      arrivals: options.arrivals,
      searching,
      diskState: database.diskState,
      countClicks: options.countClicks ?? true,
      tickets: wechat ? createTickets(wechat, { db: wrap(wechatPool, database.url).db, sealing, log }) : null,
      behavior: options.behavior ?? proofOfWork(options.sealing),
      buckets: createBuckets(),
      rates: options.rates ?? usualRates,
      searchesPerIp: options.searchesPerIp,
    },
    refusals,
    clock,
    // So that the answer has arrived within ten seconds of the request.
    answerMilliseconds: options.answerMilliseconds ?? 9_000,
  }
  for (const [domain, calls] of Object.entries(domains))
    for (const [call, endpoint] of Object.entries(calls))
      route(app, endpoint, registry[domain]?.[call], running, options.bodyPatience)

  serveFiles(app, running)
  app.get('/livez', withHead, async () => ({ status: 'alive' }))
  app.get('/readyz', withHead, async (_request, reply) => {
    if (options.isEnding?.()) return reply.code(503).send({ status: 'ending' })
    const companies = await within(readyMilliseconds, async () => {
      await sql`select 1`.execute(database.db)
      return (await isLoading(searching)) ? 'loading' : 'ready'
    }).catch(() => null)
    const ready = companies !== null
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'database unreachable', ...(ready && { companies }) })
  })
  if (options.docs ?? true) serveDescription(app)
  app.get('/', withHead, async (_request, reply) => reply.redirect('/h5/', 302))
  const { appFolder, drawingFile } = options
  const draw =
    appFolder !== undefined && drawingFile !== undefined
      ? await createDrawing(app, appFolder, drawingFile, { hosts: options.hosts ?? [], log })
      : null
  if (appFolder !== undefined) await serveApp(app, appFolder, draw)
  app.setNotFoundHandler(async (request, reply) => {
    if (appFolder === undefined || !isAppRoute(request))
      return answerError(new Failure('notFound'), request, reply, log)
    return answerPage(request, reply, draw)
  })
  return app
}

/** Bytes of a body; what is longer is refused before it is read to the end. */
const usualBody = 64 * 1024

function route(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: AnyHandler | AnySteps | undefined,
  running: Running,
  patience: number | undefined,
) {
  if (handler === undefined) throw new Error(`no handler serves ${endpoint.name}`)
  void app.register(async (scope) => {
    if (endpoint.takes === 'bytes') leaveBody(scope)
    else endSlowBodies(scope, patience)
    for (const url of [endpoint.path, ...endpoint.alsoAt])
      scope.route({
        method: endpoint.method,
        url,
        bodyLimit: endpoint.maxBody ?? usualBody,
        handler: serve(endpoint, handler, running),
      })
  })
}

/** The handler reads the body itself, whatever the sender calls it. */
function leaveBody(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
}
