import { mkdir } from 'node:fs/promises'
import type { Log } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { startThread } from '@zhzz/db/startThread.ts'
import { readFeeds } from '#feed/readFeeds.ts'
import type { Live } from '#settings/live.ts'
import type { Job } from '#start/jobs.ts'

type Feeds = {
  live: () => Pick<Live, 'feeds' | 'feedMinutes'>
  folder: string
  clock: { now: () => Date }
  log: Log
}

/** What is new in the feeds that the operator lists, each when it is due; the import has a thread of its own. */
export function readingFeeds(
  { db, url }: Pick<Database, 'db' | 'url'>,
  { live, folder, clock, log }: Feeds,
): Job {
  return {
    name: 'feeds',
    every: 60,
    first: 20,
    async work(signal) {
      const { feeds, feedMinutes } = live()
      if (feeds.length === 0) return
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await readFeeds({
        db,
        feeds,
        minutes: feedMinutes,
        folder,
        log,
        now: clock.now(),
        signal,
        bringIn: (path) => bringIn(url, path, log),
      })
    },
  }
}

export async function bringIn(url: string, path: string, log?: Log): Promise<void> {
  const worker = startThread(
    new URL(import.meta.resolve('@zhzz/import/feedThread.ts')),
    { workerData: { url, path } },
    log,
  )
  const told = await new Promise<{ failure?: string }>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the import was ended')))
  })
  if (told.failure !== undefined) throw new Error(told.failure)
}
