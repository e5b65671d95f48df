import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { signedBy } from '#http/operatorSession.ts'
import { beginTask } from '#operate/imports/beginTask.ts'

export const tryImport: Handler<typeof operate.tryImport> = async (
  { fileId, dataset, options },
  { db, operator, now, fail },
) => {
  const file = await db.selectFrom('importFile').where('id', '=', fileId).select('id').executeTakeFirst()
  if (file === undefined) throw fail('notFound')
  const begun = await beginTask(db, {
    kind: 'try',
    dataset,
    fileId,
    options: JSON.stringify(options),
    operator: signedBy(operator),
    createdAt: now,
  })
  if ('by' in begun) throw fail('conflict', begun)
  return begun
}
