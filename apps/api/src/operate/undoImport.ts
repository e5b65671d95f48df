import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { beginTask } from '#operate/imports/beginTask.ts'
import { runRows } from '#operate/imports/runRows.ts'

export const undoImport: Handler<typeof operate.undoImport> = async (
  { number },
  { db, operator, now, fail },
) => {
  const run = await runRows(db).where('number', '=', number).executeTakeFirst()
  if (run === undefined) throw fail('notFound')
  if (!run.hasJournal || run.isAlive) throw fail('conflict', { kind: run.status, by: '', no: 0 })
  const begun = await beginTask(db, {
    kind: 'undo',
    dataset: run.dataset,
    run: number,
    operator: signedBy(operator),
    createdAt: now,
  })
  if ('by' in begun) throw fail('conflict', begun)
  return begun
}
