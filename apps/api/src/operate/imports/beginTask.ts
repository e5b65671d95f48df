import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

export type NewTask = {
  kind: 'try' | 'run' | 'undo'
  dataset: string
  fileId?: string | null
  /** JSON */
  options?: string
  tried?: number
  run?: number
  operator: string
  createdAt: Date
}

/** Who does what with imports just now; while that lasts nothing else begins. */
export type Busy = { kind: string; by: string; no: number }

/** Enters a task, which a node takes up within seconds; tells what is under way already instead. */
export async function beginTask(db: Kysely<DB>, task: NewTask): Promise<{ no: number } | Busy> {
  const made = await db
    .insertInto('importTask')
    .values(task)
    .onConflict((conflict) => conflict.doNothing())
    .returning('no')
    .executeTakeFirst()
  return made ?? (await busyWith(db))
}

async function busyWith(db: Kysely<DB>): Promise<Busy> {
  const current = await db
    .selectFrom('importTask')
    .where('state', 'in', ['queued', 'running'])
    .select(['kind', 'no', 'operator as by'])
    .executeTakeFirst()
  // It has ended meanwhile: whoever asks again gets through.
  return current ?? { kind: 'try', by: '', no: 0 }
}
