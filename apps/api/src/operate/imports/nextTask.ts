import type { DB } from '@zhzz/db/openDatabase.ts'
import { connect } from '@zhzz/db/pool.ts'
import { type Kysely, sql } from 'kysely'
import { doTask } from '#operate/imports/doTask.ts'
import type { ClaimedTask, Importing } from '#operate/imports/importing.ts'

/** Of advisory locks: a task holds it with its number while the node that does it lives. */
const taskLock = 20_260_904

/** Does the task that waits, if one does and no other node has taken it up; false: there was nothing to do. */
export async function nextTask(importing: Importing, signal: AbortSignal): Promise<boolean> {
  const { db, url } = importing
  await tellBroken(db)
  const waiting = await db
    .selectFrom('importTask')
    .where('state', '=', 'queued')
    .select('no')
    .executeTakeFirst()
  if (waiting === undefined) return false
  const holding = await connect(url)
  try {
    const { rows } = await holding.query<ClaimedTask>(claim)
    const [task] = rows
    if (task === undefined) return false
    await doTask(task, importing, signal)
    return true
  } finally {
    await holding.end()
  }
}

/** Nobody sees it run before it holds its lock. */
const claim = `
  with claimed as (
    update import_task set state = 'running', started_at = now()
    where no = (select no from import_task where state = 'queued' order by no limit 1 for update skip locked)
    returning no, kind, dataset, options, run, file_id
  )
  select no, kind, dataset, options, run, file_id as "fileId", pg_advisory_lock(${taskLock}, no) from claimed`

/** A task whose node is gone was cut off: what it wrote stays, and beginning it again goes on from there. */
async function tellBroken(db: Kysely<DB>): Promise<void> {
  await sql`
    update import_task t set state = 'broken', finished_at = now()
    where state = 'running'
      and not exists (select from pg_locks where locktype = 'advisory' and classid = ${taskLock} and objid = t.no
        and objsubid = 2 and granted and database = (select oid from pg_database where datname = current_database()))`.execute(
    db,
  )
}
