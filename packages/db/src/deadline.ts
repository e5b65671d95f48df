import { AsyncLocalStorage } from 'node:async_hooks'

/** Whoever asked has waited as long as anybody should. */
export class TimeIsUp extends Error {
  constructor() {
    super('the time for this answer is up')
  }
}

const current = new AsyncLocalStorage<AbortSignal | undefined>()

/**
 * Does `work`, or rejects with TimeIsUp after so many milliseconds. Pools (pool.ts) keep to it wherever `work` leads:
 * no connection is waited for longer, the statement that runs is cancelled, no further one begins, and a transaction
 * is rolled back, also one that was about to be committed.
 */
export async function within<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const ending = new AbortController()
  const isUp = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new TimeIsUp()
    isUp.reject(error)
    ending.abort(error)
  }, milliseconds)
  try {
    return await Promise.race([current.run(ending.signal, work), isUp.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Does what others wait for too, or nobody: it does not end with the time of whoever began it. */
export function untimed<Result>(work: () => Promise<Result>): Promise<Result> {
  return current.run(undefined, work)
}

/** Aborts with TimeIsUp when the time of who asks is up; undefined where nobody waits. */
export function timeIsUp(): AbortSignal | undefined {
  return current.getStore()
}
