import { within } from '@zhzz/db/deadline.ts'
import { type Log, silent } from '@zhzz/db/log.ts'
import { wrap } from '@zhzz/db/openDatabase.ts'
import { createPool } from '@zhzz/db/pool.ts'
import { sql } from 'kysely'
import { type JobRow, jobRows } from '#operate/jobs.ts'

/** What only the database knows, of all nodes together. */
export type Facts = {
  /** Name of the newest file that has run. */
  migration: string
  lastImport: Date | null
  lastPrediction: Date | null
  jobs: Pick<JobRow, 'name' | 'lastSuccess' | 'waiting' | 'running' | 'failed'>[]
}

type Row = Omit<Facts, 'jobs'> & { jobs: (Omit<JobRow, 'lastSuccess'> & { lastSuccess: string | null })[] }

/** Whoever looks every fifteen seconds shall not wait longer, nor the database work longer. Milliseconds. */
const patience = 1_000

/** Reads the facts in one statement, on a connection of its own; null where the database does not answer in time. */
export function factsOf(url: string, log: Log = silent) {
  const pool = createPool(url, { max: 1, statementTimeout: patience, applicationName: 'zhzz metrics', log })
  const { db } = wrap(pool, url)
  const read = async (): Promise<Facts | null> => {
    const { rows } = await sql<Row>`select
      (select name from schema_migration order by name collate "C" desc limit 1) as migration,
      (select max(finished_at) from import_run where status = 'done') as last_import,
      (select max(finished_at) from prediction_run where status = 'done' and not is_retrospective) as last_prediction,
      (select coalesce(jsonb_agg(to_jsonb(job)), '[]') from (${jobRows}) job) as jobs`.execute(db)
    const [row] = rows
    if (row === undefined) return null
    const jobs = row.jobs.map(({ lastSuccess, ...job }) => ({
      ...job,
      lastSuccess: lastSuccess === null ? null : new Date(lastSuccess),
    }))
    return { ...row, jobs }
  }
  return {
    read: () => within(patience + 200, read).catch(() => null),
    end: () => pool.end(),
  }
}
