import type { Readable } from 'node:stream'
import type { Access, Endpoint, Input, Output } from '@zhzz/contract/endpoint.ts'
import type { CommonFailure, Failure, FailureName } from '@zhzz/contract/failure.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Behavior } from '#behavior.ts'
import type { Limits } from '#limits.ts'
import type { Caller, Viewer } from '#session.ts'
import type { Sms } from '#sms.ts'
import type { Storage } from '#upload/storage.ts'
import type { Tickets } from '#wechat/tickets.ts'

/** What calls reach the outside with; tests give fakes. */
export type Deps = {
  log: Log
  sms: Sms
  sealing: Sealing
  limits: Limits
  /** Null where no official account is set. */
  tickets: Tickets | null
  behavior: Behavior
  storage: Storage
  /** The connections of ranked searches. */
  searching: Pool
  /** Click events are taken. */
  countClicks: boolean
  /** Searches a day of visitors from one address, in place of the plan's number. */
  searchesPerIp: number | undefined
}

type ViewerOf<A extends Access> = A extends 'anyone'
  ? unknown
  : A extends 'visitor'
    ? { viewer: Viewer | null }
    : { viewer: Viewer }

interface Base<Fails extends FailureName> {
  /** Of a write: the transaction that ends with the answer. */
  db: Kysely<DB>
  /** The database outside of the transaction: what must stay even when the call fails. */
  lasting: Kysely<DB>
  deps: Deps
  caller: Caller
  now: Date
  /** The file of a call that takes bytes; else it has been read. */
  body: Readable
  /** `throw fail('notFound')`; only what the call declares, and the common ones. `detail` reaches the caller. */
  fail(failure: Fails | CommonFailure, detail?: unknown): Failure
}

export type Context<E extends Endpoint> = Base<E['fails'][number]> & ViewerOf<E['access']>

// Written as methods on purpose: their parameters compare both ways, so that serve can hold handlers of all calls
// in one registry while each handler sees the exact types of its own call.
interface Method<E extends Endpoint> {
  handle(input: Input<E>, context: Context<E>): Promise<Output<E>>
}
interface AnyMethod {
  handle(input: unknown, context: Base<FailureName> & { viewer: Viewer | null }): Promise<unknown>
}

/** Serves one call: `export const contacts: Handler<typeof company.contacts> = async ({ id }, { db, viewer }) => …`. */
export type Handler<E extends Endpoint> = Method<E>['handle']
export type AnyHandler = AnyMethod['handle']
