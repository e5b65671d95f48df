import type { Network } from '#http/network.ts'

/** Holds `size` at most and is full again after `seconds`; 600 in 60 are ten a second, or 600 at once. */
export type Bucket = { size: number; seconds: number }

export type Buckets = {
  /** Takes one out of the bucket of this name and key; false when it is empty. */
  take(name: string, key: string, bucket: Bucket, now: Date): boolean
}

/** About 40 MB; whoever was away for longest is forgotten first, and has a full bucket again. */
const mostKept = 200_000

/**
 * Buckets in the memory of this process: a take costs some microseconds and writes nothing, so that any read may be counted
 * and goes on when the database cannot write. Each node counts what it serves itself, and a restart fills all buckets.
 */
export function createBuckets(): Buckets {
  const kept = new Map<string, { left: number; at: number }>()
  return {
    take(name, key, { size, seconds }, now) {
      const id = `${name} ${key}`
      const at = now.getTime()
      const known = kept.get(id)
      const filled = known && (Math.max(0, at - known.at) / 1000 / seconds) * size
      const left = known === undefined ? size : Math.min(size, known.left + (filled ?? 0))
      kept.delete(id)
      kept.set(id, { left: left >= 1 ? left - 1 : left, at })
      if (kept.size > mostKept) for (const oldest of kept.keys()) if (kept.delete(oldest)) break
      return left >= 1
    },
  }
}

/** How many times as much all neighbours of a network have together. */
const neighbours = 5

/** Takes one out of a network's bucket and out of that of its neighbours; the operator's own machine has no bucket. */
export function takeOfNetwork(
  buckets: Buckets,
  name: string,
  network: Network,
  { size, seconds }: Bucket,
  now: Date,
): boolean {
  if (network.isOwnMachine) return true
  const all = { size: size * neighbours, seconds }
  return (
    buckets.take(name, String(network), { size, seconds }, now) &&
    buckets.take(`${name} wide`, String(network.wide), all, now)
  )
}
