import { setTimeout as delay } from 'node:timers/promises'
import { type Postmaster, shutDown } from '#embedded/postmaster.ts'
import { type Log, messageOf } from '#log.ts'

type Way = {
  /** Starts a postmaster, or finds one already running. */
  begin: () => Promise<Postmaster>
  /** Settles when it answers. */
  ready: (postmaster: Postmaster) => Promise<void>
  /** Called between failed attempts. */
  makeRoom: () => void
  log: Log
  /** How long, in ms, `stop` lets it end its work before it is ended at once. */
  patience?: number
}

const attemptsAtStart = 3

/** Brings a server up and brings it up again whenever it ends, until `stop`. */
export async function supervise({
  begin,
  ready,
  makeRoom,
  log,
  patience,
}: Way): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController()
  let postmaster: Postmaster | undefined

  const bringUp = async () => {
    postmaster = await begin()
    await ready(postmaster)
  }
  const insist = async (attempts: number) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await bringUp()
      } catch (error) {
        if (attempt === attempts || stopping.signal.aborted) throw error
        log.warn(messageOf(error))
        makeRoom()
        await delay(Math.min(5_000, 50 * 2 ** attempt), undefined, { signal: stopping.signal })
      }
    }
  }
  const stopped = new Promise<'stopped'>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve('stopped')),
  )
  const watch = async () => {
    while (!stopping.signal.aborted) {
      // A child that is never seen to end does not keep this process alive: who stops must not wait for it here.
      const reason = await Promise.race([postmaster?.gone, stopped])
      if (stopping.signal.aborted) return
      log.error(`PostgreSQL ended unexpectedly (${reason}), starting it again`)
      await insist(Infinity)
      log.info('PostgreSQL is back')
    }
  }

  try {
    await insist(attemptsAtStart)
  } catch (error) {
    if (postmaster) await shutDown(postmaster)
    throw error
  }
  const watching = watch().catch((error) => {
    if (!stopping.signal.aborted) log.error(String(error))
  })
  return {
    async stop() {
      stopping.abort()
      if (postmaster) await shutDown(postmaster, patience)
      await watching
    },
  }
}
