export type Latency = { calls: number; p50: number; p95: number; p99: number; max: number; perSecond: number }

/** Runs `call` on one item after another from `connections` loops at once for so many seconds. Milliseconds. */
export async function closedLoop<T>(
  items: readonly T[],
  connections: number,
  seconds: number,
  call: (item: T) => Promise<unknown>,
): Promise<{ all: Latency; of(choose: (item: T) => boolean): Latency }> {
  const times: { item: T; milliseconds: number }[] = []
  const end = performance.now() + seconds * 1000
  const began = performance.now()
  let at = 0
  const loop = async () => {
    while (performance.now() < end) {
      const item = items[at++ % items.length]
      if (item === undefined) return
      const start = performance.now()
      await call(item)
      times.push({ item, milliseconds: performance.now() - start })
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  const elapsed = performance.now() - began
  const of = (choose: (item: T) => boolean) =>
    latency(
      times.filter(({ item }) => choose(item)).map(({ milliseconds }) => milliseconds),
      elapsed,
    )
  return { all: of(() => true), of }
}

function latency(times: number[], elapsed: number): Latency {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return {
    calls: sorted.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    perSecond: Math.round((sorted.length * 1000) / elapsed),
  }
}

function round(value: number): number {
  return Number(value.toFixed(2))
}
