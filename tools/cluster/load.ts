import { setTimeout as delay } from 'node:timers/promises'
import { company } from '@zhzz/contract/company/calls.ts'
import { attempt } from '#kill/writers.ts'

/** What people who read met: answers, requests that had none at first, and the longest time without an answer. */
export type Reads = { answered: number; failed: number; failedAgain: number; longestGap: number }

export const words = ['机床', '激光', '包装', '展览', '机器人']

/** The least after which one asks again, and how many searches' time where the machine is busy with other things. */
const again = { milliseconds: 1_000, searches: 5 }

/** Searches of a visitor, one after the other; each that fails is asked once more when the servers had time to see why. */
export async function readOn(origin: string, stop: AbortSignal): Promise<Reads> {
  const reads: Reads = { answered: 0, failed: 0, failedAgain: 0, longestGap: 0 }
  let [last, spent] = [performance.now(), 0]
  for (let at = 0; !stop.aborted; at++) {
    const ask = async () => {
      const began = performance.now()
      const answer = await attempt(origin, company.search, { keyword: words[at % words.length] ?? '' }, {})
      const isAnswered = answer?.code === 200
      if (isAnswered) spent += performance.now() - began
      return isAnswered
    }
    let isAnswered = await ask()
    if (!isAnswered) {
      reads.failed += 1
      await delay(Math.max(again.milliseconds, (again.searches * spent) / Math.max(1, reads.answered)))
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
