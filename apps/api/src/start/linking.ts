import { every, type Rounds } from '@zhzz/db/every.ts'
import type { Log } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { forgetOldLog, lastLink, link } from '#security/chain.ts'

const second = 1_000
const day = 24 * 3600 * 1000

/**
 * Puts the security log into its chain, a second after it was written at the latest. Daily the head of the chain goes to
 * the server's own lines, which are kept elsewhere: with it rows missing at the end are seen. Any number of nodes may run it.
 */
export function startLinking({ db }: Database, sealing: Sealing, log: Log): Rounds {
  const linkAll = async () => {
    while ((await link(db, sealing)) > 0);
  }
  const tellHead = async () => {
    await forgetOldLog(db)
    const last = await lastLink(db)
    if (last !== undefined)
      log.info(`[security] the log reaches to row ${last.position}, head ${last.hash.toString('hex', 0, 8)}`)
  }
  const linking = every('the security log is not linked', second, linkAll, { log })
  const days = every('the security log', day, tellHead, { log })
  return {
    async stop() {
      await days.stop()
      await linking.stop()
      await linkAll()
    },
  }
}
