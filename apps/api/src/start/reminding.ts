import type { Database } from '@zhzz/db/openDatabase.ts'
import { remind } from '#followUp/remind.ts'
import type { Job } from '#start/jobs.ts'

/** Every five seconds: reminders of follow-ups whose minute has come. */
export function reminding({ db }: Pick<Database, 'db'>, clock: { now: () => Date }): Job {
  return {
    name: 'remind',
    every: 5,
    first: 1,
    work: (signal) => remind(db, clock.now(), signal),
  }
}
