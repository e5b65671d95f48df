import type { Failure } from '@zhzz/contract/failure.ts'
import type { AnyLimit } from '@zhzz/contract/limitNames.ts'

const reached = new WeakMap<object, AnyLimit>()

/** A failure that a limit is the reason of. The caller is not told which: who floods would learn what to go round. */
export function ofLimit(limit: AnyLimit, failure: Failure): Failure {
  reached.set(failure, limit)
  return failure
}

/** The limit that an error is because of; undefined where it is not because of one. */
export function limitOf(error: unknown): AnyLimit | undefined {
  return typeof error === 'object' && error !== null ? reached.get(error) : undefined
}
