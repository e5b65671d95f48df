import { setTimeout as delay } from 'node:timers/promises'
import { company } from '@zhzz/contract/company/calls.ts'
import { attempt } from '#kill/writers.ts'

/** What people who read met: answers, requests that had none at first, and the longest time without an answer. */
export type Reads = { answered: number; failed: number; failedAgain: number; longestGap: number }

const words = ['机床', '激光', '包装', '展览', '机器人']

/** Searches of a visitor, one after the other; each that fails is asked once more a moment later, as the app does. */
export async function readOn(origin: string, stop: AbortSignal): Promise<Reads> {
  const reads: Reads = { answered: 0, failed: 0, failedAgain: 0, longestGap: 0 }
  let last = performance.now()
  for (let at = 0; !stop.aborted; at++) {
    const ask = async () =>
      (await attempt(origin, company.search, { keyword: words[at % words.length] ?? '' }, {}))?.code === 200
    let isAnswered = await ask()
    if (!isAnswered) {
      reads.failed += 1
      await delay(300)
      isAnswered = await ask()
      if (!isAnswered) reads.failedAgain += 1
    }
    if (isAnswered) {
      reads.answered += 1
      reads.longestGap = Math.max(reads.longestGap, performance.now() - last)
      last = performance.now()
    }
    await delay(20)
  }
  reads.longestGap = Math.max(reads.longestGap, performance.now() - last)
  return reads
}
