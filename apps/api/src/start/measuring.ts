import type { Database } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { isMeasureDue, measure } from '#operate/health/measure.ts'
import type { Clock } from '#start/databaseClock.ts'
import type { Job } from '#start/jobs.ts'

/** 数据体检: when somebody asks, within an hour of an import, and once a day. */
export function measuring({ db, url }: Pick<Database, 'db' | 'url'>, clock: Clock): Job {
  return {
    name: 'data-health',
    every: 10,
    first: 30,
    async work() {
      if (!(await isMeasureDue(db, clock.now()))) return
      // Of its own: the pool of the database cuts statements that take longer than a page would wait.
      const pool = createPool(url, { max: 1, statementTimeout: 600_000, applicationName: 'zhzz data health' })
      try {
        await measure(pool, clock.now())
      } finally {
        await pool.end()
      }
    },
  }
}
