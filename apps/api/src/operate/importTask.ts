import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { taskOf, taskRows } from '#operate/imports/taskOf.ts'

export const importTask: Handler<typeof operate.importTask> = async ({ no }, { db, fail }) => {
  const row = await taskRows(db).where('task.no', '=', no).executeTakeFirst()
  if (row === undefined) throw fail('notFound')
  return taskOf(row)
}
