import { type Log, messageOf } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { forgetOldLog, lastLink, link } from '#security/chain.ts'

const every = 1_000
const day = 24 * 3600 * 1000

/**
 * Puts the security log into its chain, a second after it was written at the latest. Daily the head of the chain goes to
 * the server's own lines, which are kept elsewhere: with it rows missing at the end are seen. Any number of nodes may run it.
 */
export function startLinking({ db }: Database, sealing: Sealing, log: Log): { stop(): Promise<unknown> } {
  let linking = Promise.resolve()
  let isFailing = false
  const round = async () => {
    try {
      while ((await link(db, sealing)) > 0);
      isFailing = false
    } catch (error) {
      if (!isFailing) log.warn(`the security log is not linked: ${messageOf(error)}`)
      isFailing = true
    }
  }
  const daily = async () => {
    await forgetOldLog(db)
    const last = await lastLink(db)
    if (last !== undefined)
      log.info(`[security] the log reaches to row ${last.position}, head ${last.hash.toString('hex', 0, 8)}`)
  }
  let isLinking = false
  const timer = setInterval(() => {
    if (isLinking) return
    isLinking = true
    linking = round().finally(() => (isLinking = false))
  }, every)
  const days = setInterval(() => {
    daily().catch((error: unknown) => log.warn(`the security log: ${messageOf(error)}`))
  }, day)
  timer.unref()
  days.unref()
  return {
    async stop() {
      clearInterval(timer)
      clearInterval(days)
      await linking
      await round()
    },
  }
}
