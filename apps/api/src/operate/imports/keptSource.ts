import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Storage } from '#outside/storage.ts'

type Asked = { of: 'task' | 'run' | 'left'; number: number }

/** What was kept of a trial, an import or an undo, as CSV; null: nothing was, or it is gone or lies on another machine. */
export async function keptSource(
  db: Kysely<DB>,
  storage: Storage,
  { of, number }: Asked,
): Promise<Readable | null> {
  const task = await db
    .selectFrom('importTask')
    .where('keptKey', 'is not', null)
    .$if(of === 'task', (query) => query.where('no', '=', number))
    .$if(of !== 'task', (query) =>
      query.where('run', '=', number).where('kind', '=', of === 'left' ? 'undo' : 'run'),
    )
    .orderBy('no', 'desc')
    .select('keptKey')
    .executeTakeFirst()
  if (task?.keptKey) return storage.get(task.keptKey).catch(() => null)
  return of === 'run' ? keptByCommand(db, number) : null
}

/** Of a run of the command on this machine. */
async function keptByCommand(db: Kysely<DB>, number: number): Promise<Readable | null> {
  const run = await db
    .selectFrom('importRun')
    .where('number', '=', number)
    .select('rejectsPath')
    .executeTakeFirst()
  const path = run?.rejectsPath ?? ''
  if (!path.endsWith(`/imports/${number}/rejects.csv`)) return null
  const file = await stat(path).catch(() => null)
  return file?.isFile() ? createReadStream(path) : null
}
