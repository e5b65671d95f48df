import type { Access, Endpoint, Input, Output } from '@zhzz/contract/endpoint.ts'
import type { CommonFailure, Failure, FailureName } from '@zhzz/contract/failure.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import type { OperatorAccess } from '@zhzz/contract/operatorRole.ts'
import type { RowQuota } from '@zhzz/contract/quota.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { Database, DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Behavior } from '#http/behavior.ts'
import type { Buckets } from '#http/buckets.ts'
import type { Limits } from '#http/limits.ts'
import type { Operator } from '#http/operatorSession.ts'
import type { Caller, Viewer } from '#http/session.ts'
import type { Arrivals } from '#outside/arrivals.ts'
import type { Backups } from '#outside/backups.ts'
import type { Channels } from '#outside/channels.ts'
import type { Glance } from '#outside/glance.ts'
import type { IdentityProvider } from '#outside/identityProvider.ts'
import type { LimitTally } from '#outside/limitTally.ts'
import type { Line } from '#outside/line.ts'
import type { Outbox } from '#outside/outbox.ts'
import type { MapTiles, Places } from '#outside/places.ts'
import type { SearchCounts } from '#outside/searchCounts.ts'
import type { Storage } from '#outside/storage.ts'
import type { Tickets } from '#outside/tickets.ts'
import type { Live } from '#settings/live.ts'

/** What calls reach the outside with; tests give fakes. */
export type Deps = InsideDeps & {
  /** Codes that go out by text message. */
  outbox: Outbox
  /** Where people are told beside the app. */
  channels: Channels
  limits: Limits
  /** How often limits refused somebody. */
  limitTally: LimitTally
  searchCounts: SearchCounts
  /** Null where no official account is set. */
  tickets: Tickets | null
  /** The operator's map provider; null: our own places answer. */
  places: Places | null
  /** Pictures of the map; null: it is drawn. */
  tiles: MapTiles | null
  /** Who rings both sides; null: people ring with their own telephones. */
  line: Line | null
  /** By which people of companies sign in; none where the operator has set none. */
  identityProviders: readonly IdentityProvider[]
  behavior: Behavior
  storage: Storage
  /** Uploads under way. */
  arrivals: Arrivals
  /** Of the disk that the database writes to. */
  diskState: Database['diskState']
  /** The connections of ranked searches: a standby's where there is one that has kept up. */
  searching: Pool
  /** Of searches that what the person has just done counts in: the leader's. */
  ownSearching: Pool
  buckets: Buckets
  /** Of this node. */
  backups: Backups
  /** Null where nothing is counted. */
  glance: Glance | null
}

/** What a call may use while it holds a transaction: nothing that waits for anybody but the database. */
export type InsideDeps = {
  log: Log
  sealing: Sealing
  /** What may change while the server runs, as it is now. */
  live: () => Live
  /** What the environment says of the settings that the console may change. */
  environment: Readonly<Record<string, string>>
}

export type ViewerOf<A extends Access> = A extends 'anyone'
  ? unknown
  : A extends 'visitor'
    ? { viewer: Viewer | null }
    : A extends OperatorAccess
      ? { operator: Operator }
      : { viewer: Viewer }

export interface Base<Fails extends FailureName, Reachable = Deps> {
  /** What is served; only a list has a quota, and with it pages (page.ts). */
  call: { name: string; quota: RowQuota | undefined }
  /** Of a write: the transaction that ends with the answer. */
  db: Kysely<DB>
  deps: Reachable
  caller: Caller
  now: Date
  /** The language of the reader, for what we name: places, industries, topics, tags. */
  locale: Locale
  /** `throw fail('notFound')`; only what the call declares, and the common ones. `detail` reaches the caller. */
  fail(failure: Fails | CommonFailure, detail?: unknown): Failure
}

/** Who reads, when, and in which language. */
export type Reader = { viewer: Viewer | null; now: Date; locale: Locale }

export type Context<E extends Endpoint> = Base<
  E['fails'][number],
  E['kind'] extends 'read' ? Deps : InsideDeps
> &
  ViewerOf<E['access']> &
  (E['quota'] extends RowQuota ? { call: { quota: RowQuota } } : unknown)

// Written as methods on purpose: their parameters compare both ways, so that serve can hold handlers of all calls
// in one registry while each handler sees the exact types of its own call.
interface Method<E extends Endpoint> {
  handle(input: Input<E>, context: Context<E>): Promise<Output<E>>
}
export type AnyContext<Reachable> = Base<FailureName, Reachable> & {
  viewer?: Viewer | null
  operator?: Operator | null
}
interface AnyMethod<Reachable> {
  handle(input: unknown, context: AnyContext<Reachable>): Promise<unknown>
}

/**
 * Serves one call: `export const contacts: Handler<typeof company.contacts> = async ({ id }, { db, viewer }) => …`.
 * That of a write runs in its transaction; one that needs more than the database is declared `inSteps` (steps.ts).
 */
export type Handler<E extends Endpoint> = Method<E>['handle']
export type AnyHandler = AnyMethod<Deps>['handle'] | AnyMethod<InsideDeps>['handle']
