import type { Log } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { eraseDueAccounts } from '#person/eraseAccounts.ts'
import { makeExports } from '#person/makeExports.ts'
import { messageOf } from '#start/lines.ts'

const seconds = 1000

/**
 * Makes 个人信息副本 within seconds of being asked for, and erases accounts within a quarter of an hour of their day.
 * Any number of nodes may run it: the rows are the queue.
 */
export function startPersonalData({ db }: Database, sealing: Sealing, log: Log): { stop(): void } {
  const repeat = (what: string, every: number, work: () => Promise<number>) => {
    let running = false
    const round = async () => {
      if (running) return
      running = true
      try {
        const done = await work()
        if (done > 0) log.info(`${what}: ${done}`)
      } catch (error) {
        log.warn(`${what} failed: ${messageOf(error)}`)
      } finally {
        running = false
      }
    }
    const timer = setInterval(() => void round(), every)
    timer.unref()
    return timer
  }
  const timers = [
    repeat('personal data files made', 3 * seconds, () => makeExports({ db, sealing, now: new Date() })),
    repeat('accounts erased', 900 * seconds, () => eraseDueAccounts({ db, sealing, now: new Date() })),
  ]
  return { stop: () => timers.forEach(clearInterval) }
}
