import type { Database } from '@zhzz/db/openDatabase.ts'
import { sendAnnouncements } from '#operate/announcement/sendAnnouncements.ts'
import type { Job } from '#start/jobs.ts'

/** Every five seconds: 群发消息 whose time has come. */
export function announcing({ db }: Pick<Database, 'db'>, clock: { now: () => Date }): Job {
  return {
    name: 'announce',
    every: 5,
    first: 2,
    work: (signal) => sendAnnouncements(db, clock.now(), signal),
  }
}
