import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { beginTask } from '#operate/imports/beginTask.ts'

export const bringIn: Handler<typeof operate.bringIn> = async ({ tried }, { db, operator, now, fail }) => {
  const trial = await db
    .selectFrom('importTask')
    .where('no', '=', tried)
    .where('kind', '=', 'try')
    .where('state', '=', 'done')
    .select(['dataset', 'fileId', 'options'])
    .executeTakeFirst()
  if (trial === undefined) throw fail('notFound')
  const before = await db
    .selectFrom('importTask')
    .where('tried', '=', tried)
    .where('state', '=', 'done')
    .select(['no', 'kind', 'operator as by'])
    .executeTakeFirst()
  if (before !== undefined) throw fail('conflict', { ...before, isDone: true })
  const begun = await beginTask(db, {
    kind: 'run',
    dataset: trial.dataset,
    fileId: trial.fileId,
    options: JSON.stringify(trial.options),
    tried,
    operator: signedBy(operator),
    createdAt: now,
  })
  if ('by' in begun) throw fail('conflict', begun)
  return begun
}
