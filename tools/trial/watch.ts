import { setTimeout as delay } from 'node:timers/promises'

export type Seen = {
  /** Milliseconds of each answer, the quickest first. */
  times: number[]
  /** How often each status came; `0` where none did. */
  statuses: Record<number, number>
}

const watching = new Set<AbortController>()

/** Ends what a trial that failed left asking. */
export function endWatching(): void {
  for (const one of watching) one.abort()
}

/**
 * Asks for one address again and again, as a visitor beside the load would, until told to stop: every so many milliseconds,
 * or, one who waits, so many after each answer.
 */
export function watch(
  url: string,
  { every = 100, headers = {}, waits = false }: Watching = {},
): { stop(): Promise<Seen> } {
  const seen: Seen = { times: [], statuses: {} }
  const ended = new AbortController()
  watching.add(ended)
  const asked: Promise<void>[] = []
  const asking = (async () => {
    while (!ended.signal.aborted) {
      const answered = ask(url, headers, seen)
      asked.push(answered)
      if (waits) await answered
      await delay(every, undefined, { signal: ended.signal }).catch(() => {})
    }
  })()
  return {
    stop: async () => {
      ended.abort()
      watching.delete(ended)
      await asking
      await Promise.all(asked)
      seen.times.sort((a, b) => a - b)
      return seen
    },
  }
}

type Watching = { every?: number; headers?: Record<string, string>; waits?: boolean }

async function ask(url: string, headers: Record<string, string>, seen: Seen): Promise<void> {
  const began = performance.now()
  const status = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
  seen.times.push(performance.now() - began)
  seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
}

/** Milliseconds until an address is answered with 200. */
export async function untilAnswers(url: string): Promise<number> {
  const began = performance.now()
  const deadline = began + 60_000
  for (;;) {
    const seen: Seen = { times: [], statuses: {} }
    await ask(url, {}, seen)
    if (seen.statuses[200] === 1) return performance.now() - began
    if (performance.now() > deadline)
      throw new Error(`no answer but ${Object.keys(seen.statuses).join()} for a minute`)
    await delay(5)
  }
}

/** `0.95` of times that stand in order: what 95 of 100 stay below. */
export function share(times: readonly number[], part: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
}

/** `median 12 ms, p95 40 ms, worst 80 ms of 300`. */
export function inWords({ times, statuses }: Seen): string {
  const [median, p95, worst] = [0.5, 0.95, 1].map((part) => `${share(times, part).toFixed(0)} ms`)
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return `median ${median}, p95 ${p95}, worst ${worst} of ${times.length} (${answers.join(', ')})`
}
