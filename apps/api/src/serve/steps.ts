import type { Readable } from 'node:stream'
import type { Endpoint, Input, Output } from '@zhzz/contract/endpoint.ts'
import type { AnyContext, Base, Deps, InsideDeps, ViewerOf } from '#context.ts'

/** Of a step that holds neither transaction nor connection: `db` gives back its connection after each statement. */
export type Outside<E extends Endpoint> = Base<E['fails'][number]> & {
  /** The file of a call that takes bytes; else it has been read. */
  body: Readable
  /** Aborts when nobody waits for the answer any more. */
  gone: AbortSignal
} & ViewerOf<E['access']>

/** Of the step that is the transaction. */
type Inside<E extends Endpoint> = Base<E['fails'][number], InsideDeps> & ViewerOf<E['access']>

/** A write that needs more than the database. Methods, for the reason given in context.ts. */
export interface Steps<E extends Endpoint> {
  prepare(input: Input<E>, context: Outside<E>): Promise<unknown>
  write?(made: unknown, context: Inside<E>): Promise<unknown>
  after?(written: unknown, context: Outside<E>): Promise<Output<E>>
}

export interface AnySteps {
  prepare(input: unknown, context: AnyOutside): Promise<unknown>
  write?(made: unknown, context: AnyContext<InsideDeps>): Promise<unknown>
  after?(written: unknown, context: AnyOutside): Promise<unknown>
}
type AnyOutside = AnyContext<Deps> & { body: Readable; gone: AbortSignal }

/**
 * Serves a write that counts, hashes, verifies or looks elsewhere. `prepare` does that, without transaction; `write`
 * puts what was made into the database, in the call's transaction, and alone is repeated when it gave way to others.
 */
export function inSteps<E extends Endpoint, Made>(
  _endpoint: E,
  steps: {
    prepare(input: Input<E>, context: Outside<E>): Promise<Made>
    write(made: NoInfer<Made>, context: Inside<E>): Promise<Output<E>>
  },
): Steps<E> {
  return steps
}

/**
 * Serves a write whose answer is known only after it is committed: `after` makes it, and makes it again for a repeated
 * key, of what was written then, so `write` returns plain JSON.
 */
export function inThreeSteps<E extends Endpoint, Made, Written>(
  _endpoint: E,
  steps: {
    prepare(input: Input<E>, context: Outside<E>): Promise<Made>
    write(made: NoInfer<Made>, context: Inside<E>): Promise<Written>
    after(written: NoInfer<Written>, context: Outside<E>): Promise<Output<E>>
  },
): Steps<E> {
  return steps
}

/** Serves a write that ends its own transactions; a repeated key is its own business too. */
export function onItsOwn<E extends Endpoint>(
  _endpoint: E,
  prepare: (input: Input<E>, context: Outside<E>) => Promise<Output<E>>,
): Steps<E> {
  return { prepare }
}
