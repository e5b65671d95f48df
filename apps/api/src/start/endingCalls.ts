import type { Database } from '@zhzz/db/openDatabase.ts'
import { endSilent } from '#call/endSilent.ts'
import type { Job } from '#start/jobs.ts'

/** Every minute: calls of a line that went silent. */
export function endingCalls({ db }: Pick<Database, 'db'>, clock: { now: () => Date }): Job {
  return {
    name: 'end-silent-calls',
    every: 60,
    first: 20,
    work: () => endSilent(db, clock.now()),
  }
}
