import { setTimeout as delay } from 'node:timers/promises'

/** Asks again until it is so; throws what was waited for. */
export async function until(what: string, milliseconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > milliseconds)
      throw new Error(`${what}: not within ${milliseconds / 1000} s`)
    await delay(100)
  }
}
