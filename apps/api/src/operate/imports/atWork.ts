import { join } from 'node:path'
import type { importOutcome } from '@zhzz/contract/operate/importTask.ts'
import { startThread } from '@zhzz/db/startThread.ts'
import type { ImportAsked, ImportTold } from '@zhzz/import/task/asked.ts'
import type { z } from 'zod'
import type { Importing } from '#operate/imports/importing.ts'

type Outcome = z.input<typeof importOutcome>

/** What a task came to, the import it is about, and where the rows lie that were rejected or left. */
export type Ended = { outcome: Outcome; run: number | null; rowsPath: string | null }

/** Things said of rows that are kept; a file may have as many reasons as rows. */
const mostSaid = 40

/**
 * Has a task done in a thread of its own, so that calls are answered meanwhile, and enters how far it is. Rejects when
 * the thread is ended, by `signal` too; an import that fails is an outcome.
 */
export function atWork(
  no: number,
  asked: ImportAsked,
  { db, log }: Pick<Importing, 'db' | 'log'>,
  signal: AbortSignal,
): Promise<Ended> {
  const { work, dataDir } = asked
  const outcome: Outcome = {}
  let run = work.kind === 'undo' ? work.run : null
  let rowsPath = work.kind === 'try' ? work.rejectsPath : null
  const worker = startThread(
    new URL(import.meta.resolve('@zhzz/import/task/taskThread.ts')),
    { workerData: asked },
    log,
  )
  signal.addEventListener('abort', () => void worker.terminate())
  let entering: Promise<unknown> = Promise.resolve()
  const enter = (set: { run?: number; rowsRead?: number; share?: number }) => {
    entering = entering
      .then(() => db.updateTable('importTask').set(set).where('no', '=', no).execute())
      // How far it is is told again with the next rows.
      .catch(() => {})
  }
  const hear = (told: ImportTold) => {
    if ('begun' in told) {
      run = told.begun
      rowsPath = join(dataDir, 'imports', String(run), 'rejects.csv')
      enter({ run })
    } else if ('rows' in told) enter({ rowsRead: told.rows, share: told.share })
    else if ('facts' in told) Object.assign(outcome, factsOf(told.facts))
    else if ('undone' in told) {
      outcome.undone = { ...told.undone, reasons: told.reasons }
      rowsPath = told.leftPath
    } else if ('said' in told) outcome.said = told.said.slice(0, mostSaid)
    else Object.assign(outcome, told)
  }
  return new Promise((resolve, reject) => {
    worker.on('message', hear)
    worker.once('error', reject)
    worker.once('exit', () => {
      void entering.then(() =>
        hasEnded(outcome) ? resolve({ outcome, run, rowsPath }) : reject(new Error('the import was ended')),
      )
    })
  })
}

function hasEnded({ counts, undone, failure }: Outcome): boolean {
  return (counts ?? undone ?? failure) !== undefined
}

function factsOf({ columns, remarks, fields }: Extract<ImportTold, { facts: unknown }>['facts']): Outcome {
  const known = Object.entries(fields).map(([field, wordings]) => ({
    field,
    header: wordings.split(' ').find((word) => /[\u4e00-\u9fff]/.test(word)) ?? field,
  }))
  return { columns, remarks, fields: known }
}
