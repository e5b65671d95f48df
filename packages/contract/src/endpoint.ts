import type { z } from 'zod'
import type { FailureName } from '#failure.ts'
import type { OperatorAccess } from '#operatorRole.ts'
import type { Permission } from '#permission.ts'
import type { CountedQuota, RowQuota } from '#quota.ts'
import type { Recorded, SecurityEvent } from '#securityEvent.ts'

/**
 * Who may call. `visitor`: anyone, and a signed-in viewer sees more. A permission: signed in and permitted. `operator`,
 * `operator:people`: somebody who runs the product, by a session of the console; one of the app opens none of these, nor
 * the other way round.
 */
export type Access = 'anyone' | 'visitor' | 'signedIn' | Permission | OperatorAccess

type Shape = z.ZodType
type PageShape = z.ZodType<{ list: unknown[]; total: number; cursor: string | null }>

/** One call of the product, declared once; server, client, documents and tests are made from it. */
export interface Endpoint<
  Kind extends 'read' | 'write' = 'read' | 'write',
  A extends Access = Access,
  Input extends Shape = Shape,
  Output extends Shape = Shape,
  Fails extends FailureName = FailureName,
  Quota extends RowQuota | undefined = RowQuota | undefined,
> {
  kind: Kind
  /** `company.contacts`; also the operationId, and the path of the handler's file. */
  name: string
  method: 'GET' | 'POST'
  path: string
  /** Further paths the same call is served at (decided.md 8). */
  alsoAt: readonly string[]
  access: A
  /** `bytes`: the body is a file, the input stands in the query, and the handler ends its own transactions. */
  takes?: 'bytes'
  /** A write that is let through when the disk is nearly full: getting in and out, and what was paid for. */
  isEssential?: true
  /** A text message with a code goes out; the device that asks gets a name, so that its codes are counted. */
  sendsCode?: true
  /** Of a list: which number of the viewer's plan ends it. */
  quota: Quota
  /** The same for everyone who asks the same: seconds that a browser may give the answer out again. */
  cacheSeconds?: number
  /** The answer stays on the device, to be read without connection. */
  keep?: true
  /** Whether a key for programs may call it, where its domain says otherwise (accessKey/scope.ts). */
  byKey?: boolean
  /** What it takes from the plan: who lets a program or an assistant act is asked before. */
  spends?: CountedQuota
  /** Takes away or replaces what was there. */
  destroys?: true
  /** Bytes of the longest body it takes, where the usual 64 KB are too few. */
  maxBody?: number
  /** What it serves, in one sentence. */
  summary: string
  input: Input
  output: Output
  fails: readonly Fails[]
  /** Kept in the security log, done or refused. */
  records?: SecurityEvent | Recorded<Input, Output>
}

interface Declaration<A extends Access, I extends Shape, O extends Shape, F extends FailureName> {
  access: A
  takes?: 'bytes'
  maxBody?: number
  summary: string
  input: I
  output: O
  fails?: readonly F[]
  alsoAt?: readonly string[]
  records?: SecurityEvent | Recorded<I, O>
  byKey?: boolean
}

interface OfRead<A extends Access> {
  /** Only where nobody is asked who they are. */
  cacheSeconds?: A extends 'anyone' ? number : never
  /** Never of contacts, accounts and what is paid for: a browser's store lies in clear. */
  keep?: true
}

interface OfList<Q extends RowQuota> {
  quota: Q
  keep?: true
}

interface OfWrite {
  isEssential?: true
  sendsCode?: true
  spends?: CountedQuota
  destroys?: true
}

/** Declares a call that changes nothing. POST is for searches whose filters need a body. */
export function read<A extends Access, I extends Shape, O extends Shape, const F extends FailureName = never>(
  method: 'GET' | 'POST',
  path: string,
  declaration: Declaration<A, I, O, F> & OfRead<A>,
): Endpoint<'read', A, I, O, NoInfer<F>, undefined> {
  return { kind: 'read', name: '', method, path, alsoAt: [], fails: [], quota: undefined, ...declaration }
}

/** Declares a read that answers with a page of rows (`...page` in its input, `pageOf(row)` its output). */
export function list<
  A extends Access,
  I extends Shape,
  O extends PageShape,
  const F extends FailureName = never,
  const Q extends RowQuota = RowQuota,
>(
  method: 'GET' | 'POST',
  path: string,
  declaration: Declaration<A, I, O, F> & OfList<Q>,
): Endpoint<'read', A, I, O, NoInfer<F>, NoInfer<Q>> {
  return { kind: 'read', name: '', method, path, alsoAt: [], fails: [], ...declaration }
}

/** Declares a call that changes something: one transaction, and one effect for each `Idempotency-Key`. */
export function write<
  A extends Access,
  I extends Shape,
  O extends Shape,
  const F extends FailureName = never,
>(
  method: 'GET' | 'POST',
  path: string,
  declaration: Declaration<A, I, O, F> & OfWrite,
): Endpoint<'write', A, I, O, NoInfer<F>, undefined> {
  return { kind: 'write', name: '', method, path, alsoAt: [], fails: [], quota: undefined, ...declaration }
}

/** Gives each call of a domain its name. */
export function calls<const D extends Record<string, Endpoint>>(domain: string, declared: D): D {
  for (const [key, endpoint] of Object.entries(declared)) endpoint.name = `${domain}.${key}`
  return declared
}

/** What the server validates to and hands to the handler. */
export type Input<E extends Endpoint> = z.output<E['input']>
/** What a caller passes. */
export type Request<E extends Endpoint> = z.input<E['input']>
/** What leaves the server. */
export type Output<E extends Endpoint> = z.output<E['output']>
