import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

export type JobRow = {
  name: string
  lastSuccess: Date | null
  waiting: number
  running: number
  failed: number
  lastFailure: Date | null
  why: string | null
}

/** A row for each job; the tables are those that pg-boss makes when a server starts. */
export const jobRows = sql<JobRow>`
    select queue.name, max(job.completed_on) filter (where job.state = 'completed') as last_success,
      count(*) filter (where job.state in ('created', 'retry')) as waiting,
      count(*) filter (where job.state = 'active') as running,
      (select count(*) from pgboss.job dead where dead.name = 'failed' and dead.source_name = queue.name) as failed,
      max(job.completed_on) filter (where job.state = 'failed') as last_failure,
      (array_agg(job.output ->> 'message' order by job.completed_on desc) filter (where job.state = 'failed'))[1] as why
    from pgboss.queue queue left join pgboss.job job on job.name = queue.name
    where queue.name <> 'failed' and queue.name not like '\_\_pgboss%'
    group by queue.name order by queue.name`

/** Of each job: when it was done last, what waits and runs, and what failed with all its repetitions, with the last reason; null: no server has run yet. */
export async function knownJobs(db: Kysely<DB>): Promise<JobRow[] | null> {
  const { rows: known } = await sql<{ isThere: boolean }>`select
    to_regclass('pgboss.job') is not null as is_there`.execute(db)
  if (known[0]?.isThere !== true) return null
  const { rows } = await jobRows.execute(db)
  return rows
}

/** The same as lines. */
export async function showJobs(db: Kysely<DB>): Promise<string> {
  const rows = await knownJobs(db)
  return rows === null ? 'no server has run yet' : rows.map(lineOf).join('\n')
}

function lineOf({ name, lastSuccess, waiting, running, failed, lastFailure, why }: JobRow): string {
  const done = lastSuccess === null ? 'not done of late' : `done ${timeOf(lastSuccess)}`
  const line = `${name.padEnd(20)} ${done}, ${waiting} waiting, ${running} running, ${failed} failed in a day`
  return lastFailure === null
    ? line
    : `${line}\n  last failure ${timeOf(lastFailure)}: ${why ?? 'no reason given'}`
}

function timeOf(at: Date): string {
  return at.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
}
