import type { Pool } from 'pg'
import { holdsItsRun } from '#journal/runs.ts'

type Run = {
  number: number
  startedAt: Date
  dataset: string
  fileName: string
  source: string | null
  asOf: string | null
  status: string
  read: string
  written: string
  unchanged: string
  rejected: string
  rejectsPath: string | null
  isAlive: boolean
}

/** What was brought in, the newest first, a run on two or three lines. */
export async function listRuns(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<Run>(
    `select number, started_at as "startedAt", dataset, file_name as "fileName", source, as_of as "asOf", status,
       read_count as read, written_count as written, unchanged_count as unchanged, rejected_count as rejected,
       rejects_path as "rejectsPath", ${holdsItsRun} as "isAlive"
     from import_run order by number desc limit 200`,
  )
  if (rows.length === 0) return ['nothing was brought in yet']
  return rows.flatMap(({ rejectsPath, ...run }) => [
    `${run.number}  ${when.format(run.startedAt)}  ${run.dataset}  ${run.fileName}  ${said(run)}`,
    `    ${run.source ?? 'source unknown'}, ${run.asOf === null ? 'date unknown' : `as of ${run.asOf}`}: ${run.read} read, ${run.written} written, ${run.unchanged} unchanged, ${run.rejected} rejected`,
    ...(rejectsPath === null ? [] : [`    rejected rows: ${rejectsPath}`]),
  ])
}

const when = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A run that says it goes on and holds no lock was ended from outside. */
function said({ status, isAlive, number }: Pick<Run, 'status' | 'isAlive' | 'number'>): string {
  if (status === 'running' && !isAlive) return 'ended before its end: run it again'
  if (status === 'undoing' && !isAlive) return `being taken back, not finished: undo ${number} again`
  return status
}
