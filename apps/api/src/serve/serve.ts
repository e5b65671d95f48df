import type { Endpoint } from '@zhzz/contract/endpoint.ts'
import { Failure } from '@zhzz/contract/failure.ts'
import { localeOf } from '@zhzz/contract/locale.ts'
import { within } from '@zhzz/db/deadline.ts'
import type { Database, DB } from '@zhzz/db/openDatabase.ts'
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Kysely } from 'kysely'
import type { AnyHandler, Deps } from '#context.ts'
import { deviceOf, knownDevice } from '#http/device.ts'
import { headerOf } from '#http/headerOf.ts'
import { refuseHostile } from '#http/jsonBody.ts'
import { keptAnswers } from '#http/keptAnswers.ts'
import { limitOf } from '#http/limitReached.ts'
import type { Limits } from '#http/limits.ts'
import { parseQuery } from '#http/queryString.ts'
import { countVisitorCall, countWrite } from '#http/rates.ts'
import { type Caller, callerAt } from '#http/session.ts'
import type { Standby } from '#outside/standby.ts'
import { type Act, doneEntry, phoneTyped, refusedEntry } from '#security/recording.ts'
import type { Refusals } from '#security/refusals.ts'
import { askingOf, refuseUnfit } from '#serve/asking.ts'
import { atFirstThatCan, isOfSignIn, type Place, placesOf } from '#serve/places.ts'
import type { AnySteps } from '#serve/steps.ts'
import { type Writing, write, writtenBefore } from '#serve/transaction.ts'

/** The connections of one kind of calls, and the counts that are kept over them. */
type Lane = { db: Kysely<DB>; limits: Limits }

/** What the calls of one server share. */
export type Running = {
  database: Pick<Database, 'db' | 'diskState'>
  standby: Standby | null
  /** Few connections for who is not signed in yet: a flood of logins leaves those of everybody else alone. */
  signIn: Lane
  deps: Deps
  /** What the security log keeps outside of transactions. */
  refusals: Refusals
  clock: () => Date
  answerMilliseconds: number
}

/** A video over a weak network; its connection is cut after three minutes. */
const millisecondsForBytes = 170_000

/** Serves one call of the contract: who asks, what is asked, the handler, and only declared fields back. */
export function serve(
  endpoint: Endpoint,
  served: AnyHandler | AnySteps,
  running: Running,
): RouteHandlerMethod {
  const lane = laneOf(endpoint, running)
  const usual = { db: lane.db, deps: { ...running.deps, limits: lane.limits } }
  const time = endpoint.takes === 'bytes' ? millisecondsForBytes : running.answerMilliseconds
  const sendKeptAnswer = keptAnswers(endpoint.cacheSeconds)
  const answer = async (act: Act, request: FastifyRequest, reply: FastifyReply, at: Place) => {
    const { db, deps } = at
    const { now } = act
    const caller = callerOf(endpoint, request, reply, deps)
    const asking = await askingOf(endpoint, request, { db, deps, now })
    Object.assign(act, asking)
    const who = asking.viewer?.subAccountId ?? asking.operator?.id
    if (who === undefined) {
      if (!at.isAgain) countVisitorCall(deps, caller.network, now)
    } else {
      await refuseUnfit(endpoint, asking, { db, deps, now })
      if (endpoint.kind === 'write' && !endpoint.isEssential) countWrite(deps, who, now)
    }
    const input = inputOf(endpoint, request)
    act.input = input
    const locale = localeOf(headerOf(request, 'accept-language', 200))
    const context = {
      call: endpoint,
      db,
      deps,
      caller,
      ...asking,
      now,
      locale,
      body: request.raw,
      gone: goneOf(reply),
      fail: (failure: Failure['failure'], detail?: unknown) => new Failure(failure, detail),
    }
    const tools = { db, sealing: deps.sealing }
    const writing = { ...act, key: keyOf(request) }
    const parsed = async (answer: Promise<unknown>) => endpoint.output.parse(await answer)
    const answered = () => {
      if (typeof served !== 'function') return stepped(served, context, writing, parsed)
      if (endpoint.kind === 'read') return parsed(served(input, context))
      return write(tools, writing, (db) => parsed(served(input, { ...context, db })))
    }
    if (endpoint.kind === 'write' && !endpoint.isEssential && (await running.database.diskState()).low)
      throw new Failure('diskFull')
    if (sendKeptAnswer !== null) return await sendKeptAnswer({ input, locale, request, reply }, answered)
    const data = await answered()
    const done = isOneTransaction(endpoint, served) ? null : await doneEntry(db, act, data)
    if (done !== null) await running.refusals.keep(done)
    return reply.header('cache-control', 'no-store').send({ code: 200, msg: 'success', data })
  }
  return async (request, reply) => {
    const act: Act = { endpoint, ip: request.ip, now: running.clock(), viewer: null, operator: null }
    try {
      const places = placesOf(endpoint, request, usual, running.standby?.now() ?? null)
      return await within(time, () => atFirstThatCan(places, (place) => answer(act, request, reply, place)))
    } catch (error) {
      const refused = refusedEntry(act, error)
      if (refused !== null) void running.refusals.keep(refused)
      const limit = limitOf(error)
      if (limit !== undefined)
        running.deps.limitTally.note({ limit, phone: phoneTyped(act), ip: act.ip, now: act.now })
      throw error
    }
  }
}

/** Kept in the security log by its own transaction. */
function isOneTransaction({ kind }: Endpoint, served: AnyHandler | AnySteps): boolean {
  return kind === 'write' && (typeof served === 'function' || served.write !== undefined)
}

/** Who is on the way to a session has connections of their own. */
function laneOf({ name, access }: Endpoint, { database, signIn, deps }: Running): Lane {
  if (access === 'anyone' && isOfSignIn(name)) return signIn
  return { db: database.db, limits: deps.limits }
}

/** An action that was done before is not prepared again: its counts are taken and its code is spent. */
async function stepped(
  { prepare, write: put, after }: AnySteps,
  context: OfSteps,
  writing: Writing,
  parsed: (answer: Promise<unknown>) => Promise<unknown>,
): Promise<unknown> {
  if (put === undefined) return await parsed(prepare(writing.input, context))
  const tools = { db: context.db, sealing: context.deps.sealing }
  const before = await writtenBefore(tools, writing)
  if (before !== undefined) return after === undefined ? before : await parsed(after(before, context))
  const made = await prepare(writing.input, context)
  const written = await write(tools, writing, (db) => {
    const writes = put(made, { ...context, db })
    return after === undefined ? parsed(writes) : writes
  })
  return after === undefined ? written : await parsed(after(written, context))
}
type OfSteps = Parameters<AnySteps['prepare']>[1]

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

function keyOf(request: FastifyRequest): string {
  const key = headerOf(request, 'idempotency-key', Number.POSITIVE_INFINITY)
  if (key.length > 255) throw new Failure('invalid', { fields: ['Idempotency-Key'] })
  return key
}

function callerOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { sealing }: Deps,
): Caller {
  const device = endpoint.sendsCode ? deviceOf(request, reply, sealing) : knownDevice(request, sealing)
  return callerAt(request.ip, sealing, {
    userAgent: headerOf(request, 'user-agent', 300),
    platform: headerOf(request, 'platform', 20),
    device,
  })
}

/** Aborts when the other end hangs up, and when it has its answer. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}
