import { setTimeout as delay } from 'node:timers/promises'
import { type Log, messageOf } from '#log.ts'

/** Work that is done again and again. */
export type Rounds = {
  /** No further round; the one under way is told by its signal, and waited for a moment. */
  stop(): Promise<void>
}

type Options = {
  log: Log
  /** Milliseconds before the first round; else those between two. */
  first?: number
  /** Resolves after so many milliseconds, or when the signal aborts. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

/** What a round may still take when the process ends. */
const patience = 1_500

/**
 * Does `work` with so many milliseconds between the end of a round and the begin of the next, so that no two overlap. What
 * fails is done again in its turn; of failures in a row the first is logged, as `<name>: <why>`. Nothing of it keeps
 * the process alive.
 */
export function every(
  name: string,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<unknown>,
  { log, first = milliseconds, pause = unheld }: Options,
): Rounds {
  const end = new AbortController()
  let isFailing = false
  const rounds = async () => {
    await pause(first, end.signal)
    while (!end.signal.aborted) {
      try {
        await work(end.signal)
        isFailing = false
      } catch (error) {
        if (!isFailing && !end.signal.aborted) log.error(`${name}: ${messageOf(error)}`)
        isFailing = true
      }
      await pause(milliseconds, end.signal)
    }
  }
  const done = rounds()
  return {
    async stop() {
      end.abort()
      await Promise.race([done, delay(patience, undefined, { ref: false })])
    },
  }
}

/** Ends early, without a word, when the signal aborts. */
async function unheld(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal, ref: false }).catch(() => {})
}
