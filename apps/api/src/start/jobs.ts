import type { Rounds } from '@zhzz/db/every.ts'
import { type Log, messageOf } from '@zhzz/db/log.ts'
import { PgBoss } from 'pg-boss'

/** Work that is done again and again, by one of the nodes each time. */
export type Job = {
  /** Of its queue: small letters and dashes. */
  name: string
  /** Seconds from the begin of one round to that of the next, which waits for a round that takes longer. */
  every: number
  /** Seconds before the first round of all. */
  first?: number
  /** Told by its signal when the server ends. What it does it may do twice: a node may end in the middle of a round. */
  work(signal: AbortSignal): Promise<unknown>
}

/** Where pg-boss keeps its tables. Not in backups: what it holds follows from our own rows. */
export const jobSchema = 'pgboss'
/** The queue of rounds that failed with all their repetitions; nobody works at it. */
export const failedQueue = 'failed'

const day = 86_400
/** Of a node that says nothing for so long the round is given to another. */
const heartbeatSeconds = 30

function bossOf(url: string): PgBoss {
  return new PgBoss({
    connectionString: url,
    schema: jobSchema,
    application_name: 'zhzz jobs',
    options: '-c statement_timeout=30000 -c jit=off',
    connectionTimeoutMillis: 2_000,
    max: 3,
    schedule: false,
    registerInstance: false,
    monitorVacuum: false,
    maintenanceIntervalSeconds: 3_600,
  })
}

/** Starts the queues, makes their tables where they are missing, and works at them until it is stopped. */
export async function startJobs(url: string, jobs: readonly Job[], log: Log): Promise<Rounds> {
  const boss = bossOf(url)
  const ending = new AbortController()
  boss.on('error', sayOnce(log, ending.signal))
  await boss.start()
  await boss.createQueue(failedQueue, { retentionSeconds: day, deleteAfterSeconds: day })
  for (const job of jobs) await begin(boss, job, { log, ending: ending.signal })
  return {
    async stop() {
      ending.abort()
      await boss.stop({ timeout: 1_000 })
    },
  }
}

async function begin(boss: PgBoss, job: Job, { log, ending }: { log: Log; ending: AbortSignal }) {
  const { name, every: seconds, first = seconds, work } = job
  let isFailing = false
  await boss.createQueue(name, {
    // One round waits at most, however many nodes ask for it; a dead node's does not hold up the next.
    policy: 'short',
    retryLimit: 2,
    retryDelay: Math.min(seconds, 60),
    retryBackoff: true,
    expireInSeconds: day / 4,
    heartbeatSeconds,
    deleteAfterSeconds: Math.max(3_600, 3 * seconds),
    deadLetter: failedQueue,
  })
  await boss.work(
    name,
    { pollingIntervalSeconds: Math.min(5, Math.max(0.5, seconds / 4)) },
    async ([round]) => {
      if (round === undefined) return
      // Before the work, so that the next round comes whatever becomes of this one.
      await boss.send(name, {}, { startAfter: seconds })
      const signal = AbortSignal.any([ending, round.signal])
      try {
        await work(signal)
        isFailing = false
      } catch (error) {
        if (!isFailing && !signal.aborted) log.error(`${name}: ${messageOf(error)}`)
        isFailing = true
        throw error
      }
    },
  )
  await boss.send(name, {}, { startAfter: first })
}

/** A database that is away fails every look of every queue: one line a minute tells it. */
function sayOnce(log: Log, ending: AbortSignal): (error: Error) => void {
  let from = 0
  return (error) => {
    if (ending.aborted || performance.now() < from) return
    from = performance.now() + 60_000
    log.warn(`the jobs: ${messageOf(error)}`)
  }
}
