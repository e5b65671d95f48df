import type { Log } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { startThread } from '@zhzz/db/startThread.ts'
import { sql } from 'kysely'
import type { Clock } from '#start/databaseClock.ts'
import type { Job } from '#start/jobs.ts'
import type { Asked, Said } from '#start/personalDataThread.ts'

/** Of the thread: what a person wrote passes through some rows at a time. */
const mostMegabytes = 512

/**
 * Makes 个人信息副本 within seconds of being asked for, and erases accounts as soon as they are due. The work has a thread
 * of its own, so that calls are answered meanwhile, and what ends that thread does not end the server. Any number of
 * nodes may run it: the rows are the queue.
 */
export function personalData(
  { db, url }: Pick<Database, 'db' | 'url'>,
  { dataDir, clock, log }: { dataDir: string; clock: Clock; log: Log },
): Job {
  return {
    name: 'personal-data',
    every: 5,
    async work(signal) {
      const now = (await isDue()) ? clock.toDestroy() : null
      if (now !== null) await run(now, signal)
    },
  }

  async function isDue(): Promise<boolean> {
    const now = clock.now()
    const { rows } = await sql<{ isDue: boolean }>`select
      exists (select from personal_export where state = 'queued' and next_try_at <= ${now})
      or exists (select from personal_export where expires_at <= ${now})
      or exists (select from account where delete_due_at <= ${now}
        and (delete_retry_at is null or delete_retry_at <= ${now})) as is_due`.execute(db)
    return rows[0]?.isDue === true
  }

  function run(now: Date, signal: AbortSignal): Promise<void> {
    const workerData: Asked = { url, dataDir, now }
    const worker = startThread(
      new URL('./personalDataThread.ts', import.meta.url),
      { workerData, resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } },
      log,
    )
    signal.addEventListener('abort', () => void worker.terminate())
    worker.on('message', ({ level, text }: Said) => log[level](text))
    return new Promise((resolve, reject) => {
      worker.once('error', reject)
      worker.once('exit', () => resolve())
    })
  }
}
