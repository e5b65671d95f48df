import type { Database } from '@zhzz/db/openDatabase.ts'
import { keepEvents } from '#calendar/keepEvents.ts'
import { tellNews } from '#exhibition/tellNews.ts'
import type { Job } from '#start/jobs.ts'

/** Once a minute: what has changed of exhibitions that somebody follows is what their calendars and messages tell from then on. */
export function following({ db }: Pick<Database, 'db'>, clock: { now: () => Date }): Job {
  return {
    name: 'follow-exhibitions',
    every: 60,
    async work() {
      await keepEvents(db, clock.now())
      await tellNews(db, clock.now())
    },
  }
}
