import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

type Row = {
  name: string
  lastSuccess: Date | null
  waiting: number
  running: number
  failed: number
  lastFailure: Date | null
  why: string | null
}

/** Of each job: when it was done last, what waits and runs, and what failed with all its repetitions, with the last reason. */
export async function showJobs(db: Kysely<DB>): Promise<string> {
  const { rows: known } = await sql<{ isThere: boolean }>`select
    to_regclass('pgboss.job') is not null as is_there`.execute(db)
  if (known[0]?.isThere !== true) return 'no server has run yet'
  const { rows } = await sql<Row>`
    select queue.name, max(job.completed_on) filter (where job.state = 'completed') as last_success,
      count(*) filter (where job.state in ('created', 'retry')) as waiting,
      count(*) filter (where job.state = 'active') as running,
      (select count(*) from pgboss.job dead where dead.name = 'failed' and dead.source_name = queue.name) as failed,
      max(job.completed_on) filter (where job.state = 'failed') as last_failure,
      (array_agg(job.output ->> 'message' order by job.completed_on desc) filter (where job.state = 'failed'))[1] as why
    from pgboss.queue queue left join pgboss.job job on job.name = queue.name
    where queue.name <> 'failed' and queue.name not like '\_\_pgboss%'
    group by queue.name order by queue.name`.execute(db)
  return rows.map(lineOf).join('\n')
}

function lineOf({ name, lastSuccess, waiting, running, failed, lastFailure, why }: Row): string {
  const done = lastSuccess === null ? 'not done of late' : `done ${timeOf(lastSuccess)}`
  const line = `${name.padEnd(20)} ${done}, ${waiting} waiting, ${running} running, ${failed} failed in a day`
  return lastFailure === null
    ? line
    : `${line}\n  last failure ${timeOf(lastFailure)}: ${why ?? 'no reason given'}`
}

function timeOf(at: Date): string {
  return at.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
}
