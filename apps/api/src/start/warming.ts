import { setTimeout as delay } from 'node:timers/promises'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import { connect } from '@zhzz/db/pool.ts'
import { warmSearch } from '@zhzz/db/warmSearch.ts'

/** For so long the start waits; what is left comes in while people search already. */
const longestWait = 10_000

/** Brings what searches read into memory, as far as that goes within ten seconds. */
export async function warmBeforeReady(url: string, log: Log): Promise<void> {
  const warming = warm(url, log)
  await Promise.race([warming, delay(longestWait, undefined, { ref: false })])
}

async function warm(url: string, log: Log): Promise<void> {
  try {
    const client = await connect(url)
    try {
      const { megabytes, left, seconds } = await warmSearch(client)
      if (seconds > 1 || left > 0)
        log.info(
          `${megabytes.toFixed(0)} MB of the search read into memory in ${seconds.toFixed(1)} s` +
            (left > 0 ? `; ${left.toFixed(0)} MB more have no room there` : ''),
        )
    } finally {
      await client.end()
    }
  } catch (error) {
    log.info(`the first searches will wait for the disk: ${messageOf(error)}`)
  }
}
