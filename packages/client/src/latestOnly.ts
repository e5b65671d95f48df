/**
 * Runs requests with a signal that ends with `signal`, or when a later one of the same name begins: a duplicate
 * request to the same url cancels the earlier one (spec §8).
 */
export function createLatestOnly() {
  const underWay = new Map<string, AbortController>()

  return async function latestOnly<Result>(
    name: string,
    signal: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    underWay.get(name)?.abort()
    const aborter = new AbortController()
    const abort = () => aborter.abort()
    underWay.set(name, aborter)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()
    try {
      return await run(aborter.signal)
    } finally {
      signal?.removeEventListener('abort', abort)
      if (underWay.get(name) === aborter) underWay.delete(name)
    }
  }
}
