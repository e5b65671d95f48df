import { mkdir } from 'node:fs/promises'
import type { Log } from '@zhzz/db/log.ts'
import type { Database } from '@zhzz/db/openDatabase.ts'
import { publishArticles } from '#operate/article/publishArticles.ts'
import type { Job } from '#start/jobs.ts'
import { bringIn } from '#start/readingFeeds.ts'

type Publishing = { folder: string; clock: { now: () => Date }; log: Log }

/** Every five seconds: articles of the console whose time has come, or that were edited, through the import of 资讯. */
export function publishing(
  { db, url }: Pick<Database, 'db' | 'url'>,
  { folder, clock, log }: Publishing,
): Job {
  return {
    name: 'publish',
    every: 5,
    first: 3,
    async work(signal) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await publishArticles({
        db,
        folder,
        bringIn: (path) => bringIn(url, path, log),
        log,
        now: clock.now(),
        signal,
      })
    },
  }
}
