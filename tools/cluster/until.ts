import { setTimeout as delay } from 'node:timers/promises'

/** Longer than anything takes on a machine that is busy with other things: it ends what would never come, it judges nothing. */
const patience = 300_000

/** Asks again until it is so; throws what was waited for. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > patience) throw new Error(`${what}: not within ${patience / 1000} s`)
    await delay(100)
  }
}
