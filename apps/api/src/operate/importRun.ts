import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { runOf, runRows } from '#operate/imports/runRows.ts'
import { taskOf, taskRows } from '#operate/imports/taskOf.ts'

export const importRun: Handler<typeof operate.importRun> = async ({ number }, { db, fail }) => {
  const row = await runRows(db).where('number', '=', number).executeTakeFirst()
  if (row === undefined) throw fail('notFound')
  const tasks = await taskRows(db)
    .where('task.run', '=', number)
    .orderBy('task.no', 'desc')
    .limit(20)
    .execute()
  return { run: runOf(row), tasks: tasks.map(taskOf) }
}
