import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mostRuns, mostTasks } from '@zhzz/contract/operate/imports.ts'
import type { Handler } from '#context.ts'
import { runOf, runRows } from '#operate/imports/runRows.ts'
import { taskOf, taskRows } from '#operate/imports/taskOf.ts'
import { shownOf } from '#operate/unanswerable.ts'

export const importRuns: Handler<typeof operate.importRuns> = async ({ before }, { db }) => {
  const rows = await runRows(db)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(mostRuns + 1)
    .execute()
  const tasks = await taskRows(db).orderBy('task.no', 'desc').limit(mostTasks).execute()
  return { ...shownOf(rows.map(runOf), mostRuns), tasks: tasks.map(taskOf) }
}
