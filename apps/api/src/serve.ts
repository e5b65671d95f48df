import { createHash } from 'node:crypto'
import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { isPermitted } from '@zhzz/contract/permission.ts'
import type { Database, DB } from '@zhzz/db/openDatabase.ts'
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Kysely } from 'kysely'
import type { AnyHandler, Deps } from '#context.ts'
import { deviceOf } from '#device.ts'
import { refuseHostile } from '#jsonBody.ts'
import { once } from '#once.ts'
import { parseQuery } from '#queryString.ts'
import { type Caller, findViewer, type Viewer } from '#session.ts'

/** What the calls of one server share. */
export type Running = {
  database: Pick<Database, 'db' | 'diskState'>
  /** A second, small pool: a handler that holds a transaction never waits for the connections of the others. */
  lasting: Kysely<DB>
  deps: Deps
  clock: () => Date
}

/** Seconds a browser may keep the answer of a call that is the same for everyone. */
const cacheSeconds: Partial<Record<string, number>> = {
  'reference.queryRegionTree': 7 * 24 * 3600,
  'reference.industryTree': 7 * 24 * 3600,
  'reference.getTreeDictionary': 3600,
}

/** Serves one call of the contract: who asks, what is asked, the handler, and only declared fields back. */
export function serve(endpoint: Endpoint, handler: AnyHandler, running: Running): RouteHandlerMethod {
  return async (request, reply) => {
    const now = running.clock()
    const viewer = await viewerOf(endpoint, request, running.database.db, now)
    const input = inputOf(endpoint, request)
    const context = {
      lasting: running.lasting,
      deps: running.deps,
      caller: {
        ...callerOf(request),
        device: sendsCode(endpoint) ? deviceOf(request, reply, running.deps.sealing) : '',
      },
      viewer,
      now,
      body: request.raw,
      fail: (failure: Failure['failure'], detail?: unknown) => new Failure(failure, detail),
    }
    const answer = async (db: Kysely<DB>) => endpoint.output.parse(await handler(input, { ...context, db }))
    const data =
      endpoint.kind === 'read'
        ? await answer(running.database.db)
        : await written(endpoint, running, { viewer, input, now, key: keyOf(request) }, answer)
    return send(endpoint, request, reply, { code: 200, msg: 'success', data })
  }
}

async function viewerOf(endpoint: Endpoint, request: FastifyRequest, db: Kysely<DB>, now: Date) {
  if (endpoint.access === 'anyone') return null
  const token = headerOf(request, 'jwt-token', 200)
  if (token === '') {
    if (endpoint.access === 'visitor') return null
    throw new Failure('signedOut')
  }
  const viewer = await findViewer(db, token, now)
  // A token that no longer holds is said so everywhere: the person believes to be signed in.
  if (viewer === null) throw new Failure('signedOut')
  const { access } = endpoint
  if (access !== 'visitor' && access !== 'signedIn' && !isPermitted(viewer, access))
    throw new Failure('forbidden')
  return viewer
}

function inputOf(endpoint: Endpoint, request: FastifyRequest): unknown {
  const raw =
    endpoint.method === 'GET' || endpoint.takes === 'bytes'
      ? parseQuery(request.url.split('?').slice(1).join('?'))
      : request.body === undefined
        ? {}
        : request.body
  refuseHostile(raw)
  const parsed = endpoint.input.safeParse(raw)
  if (parsed.success) return parsed.data
  throw new Failure('invalid', { fields: parsed.error.issues.map((issue) => issue.path.join('.')) })
}

type Written = { viewer: Viewer | null; input: unknown; now: Date; key: string }

async function written(
  endpoint: Endpoint,
  { database, deps }: Running,
  { viewer, input, now, key }: Written,
  work: (db: Kysely<DB>) => Promise<unknown>,
): Promise<unknown> {
  if ((await database.diskState()).low) throw new Failure('busy', { reason: 'disk' })
  if (endpoint.takes === 'bytes') return await work(database.db)
  const attempt = () =>
    database.db
      .transaction()
      .execute((db) =>
        viewer === null || key === ''
          ? work(db)
          : once(
              { db, sealing: deps.sealing, now },
              { scope: viewer.subAccountId, call: endpoint.name, key, request: input },
              () => work(db),
            ),
      )
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === 3 || !gaveWay(error)) throw error
    }
  }
}

/** Serialization failure and deadlock: nothing happened, and the next attempt may well go through. */
function gaveWay(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === '40001' || code === '40P01'
}

type Envelope = { code: number; msg: string; data: unknown }

function send(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, envelope: Envelope) {
  const seconds = cacheSeconds[endpoint.name]
  const isEmpty = Array.isArray(envelope.data) && envelope.data.length === 0
  if (seconds === undefined || isEmpty) return reply.header('cache-control', 'no-store').send(envelope)
  const body = JSON.stringify(envelope)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', `public, max-age=${seconds}`).header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

function keyOf(request: FastifyRequest): string {
  const key = headerOf(request, 'idempotency-key', Number.POSITIVE_INFINITY)
  if (key.length > 255) throw new Failure('invalid', { fields: ['Idempotency-Key'] })
  return key
}

/** What may fail because no text message went out, sends one. */
function sendsCode(endpoint: Endpoint): boolean {
  return endpoint.fails.includes('smsUnavailable')
}

function callerOf(request: FastifyRequest): Omit<Caller, 'device'> {
  return {
    ip: request.ip,
    userAgent: headerOf(request, 'user-agent', 300),
    platform: headerOf(request, 'platform', 20),
  }
}

/** A header as one line of text, cut to `max` characters; empty when absent. */
function headerOf(request: FastifyRequest, name: string, max: number): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value.slice(0, max) : ''
}
