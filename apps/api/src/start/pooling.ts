import type { Database } from '@zhzz/db/openDatabase.ts'
import { applyRules } from '#pool/applyRules.ts'
import type { Clock } from '#start/databaseClock.ts'
import type { Job } from '#start/jobs.ts'

/** Every ten minutes it is looked whether the night's work of the public pool is done. */
export function pooling({ db }: Pick<Database, 'db'>, clock: Pick<Clock, 'toDestroy'>): Job {
  return {
    name: 'pool',
    every: 600,
    first: 60,
    async work(signal) {
      const now = clock.toDestroy()
      if (now !== null) await applyRules(db, now, signal)
    },
  }
}
