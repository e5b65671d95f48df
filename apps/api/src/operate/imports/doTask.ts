import { createWriteStream } from 'node:fs'
import { copyFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { importOptions } from '@zhzz/contract/operate/importTask.ts'
import { messageOf } from '@zhzz/db/log.ts'
import type { FileAsked, ImportAsked } from '@zhzz/import/task/asked.ts'
import { v7 as uuid } from 'uuid'
import { atWork } from '#operate/imports/atWork.ts'
import type { ClaimedTask, Importing } from '#operate/imports/importing.ts'

/** How long rejected rows can be read: they may hold what people gave in confidence. */
const keptMilliseconds = 90 * 86_400_000

/** Does one task in a thread and enters how far it is, what came of it, or why nothing did. */
export async function doTask(task: ClaimedTask, importing: Importing, signal: AbortSignal): Promise<void> {
  const { db, url, dataDir, arrivals, clock } = importing
  const arrival = await arrivals.begin('imports')
  try {
    const work = await workOf(task, importing, arrival.folder)
    const { outcome, run, rowsPath } = await atWork(task.no, { url, dataDir, work }, importing, signal)
    await enter({
      state: 'failure' in outcome ? 'failed' : 'done',
      outcome,
      run,
      keptKey: await keep(rowsPath),
    })
  } catch (error) {
    // The node ends: the task is as if it had been killed.
    if (signal.aborted) await enter({ state: 'broken', outcome: {} })
    else await enter({ state: 'failed', outcome: { failure: messageOf(error) } })
  } finally {
    await arrival.forget()
  }

  async function enter({
    outcome,
    ...ended
  }: {
    state: 'done' | 'failed' | 'broken'
    outcome: object
    run?: number | null
    keptKey?: string | null
  }) {
    await db
      .updateTable('importTask')
      .set({ ...ended, outcome: JSON.stringify(outcome), finishedAt: clock.now() })
      .where('no', '=', task.no)
      .execute()
  }

  /** Where every node reads it; what the command shows of the run stays where it is. */
  async function keep(path: string | null): Promise<string | null> {
    const known = path === null ? null : await stat(path).catch(() => null)
    if (path === null || known === null) return null
    const key = `imports/${uuid()}.csv`
    const dueAt = new Date(clock.now().getTime() + keptMilliseconds)
    await db.insertInto('uploadRemoval').values({ key, dueAt }).execute()
    const copy = join(arrival.folder, 'kept.csv')
    await copyFile(path, copy)
    await importing.storage.put(key, copy, 'text/csv')
    return key
  }
}

/** What the thread is asked for, with the file at hand under its own name. */
async function workOf(
  task: ClaimedTask,
  { db, storage }: Importing,
  folder: string,
): Promise<ImportAsked['work']> {
  const { kind, dataset, run, fileId } = task
  if (kind === 'undo') return { kind, run: run ?? 0 }
  const file = await db
    .selectFrom('importFile')
    .where('id', '=', fileId ?? '')
    .select(['name', 'key'])
    .executeTakeFirstOrThrow()
  const path = join(folder, nameOnDisk(file.name))
  const bytes = await storage.get(file.key).catch((error: unknown) => {
    throw new Error('the file is no longer kept: hand it in again', { cause: error })
  })
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
  const { map, constants, source, asOf, isWhole, licence, link } = importOptions.parse(task.options)
  const told = { ...(source !== null && { source }), ...(asOf !== null && { asOf }) }
  const options: FileAsked['options'] = {
    map,
    constants: { ...constants, ...told },
    isWhole,
    ...(licence !== null && { licence }),
    ...(link !== null && { link }),
  }
  return {
    kind: kind === 'run' ? 'run' : 'try',
    dataset,
    path,
    options,
    rejectsPath: join(folder, 'rejects.csv'),
  }
}

/** The name that the run is known by, as one that no file system refuses. */
function nameOnDisk(name: string): string {
  const plain = name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_')
  const bytes = Buffer.from(plain)
  return bytes.length <= 200 ? plain : bytes.subarray(0, 190).toString('utf8').replaceAll('\ufffd', '')
}
