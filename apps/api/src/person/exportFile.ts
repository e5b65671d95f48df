import type { person } from '@zhzz/contract/person/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'

export const exportFile: Handler<typeof person.exportFile> = async (
  { taskId },
  { db, deps, viewer, now, fail },
) => {
  const made = await db
    .selectFrom('personalExport')
    .where('id', '=', taskId)
    .where('subAccountId', '=', viewer.subAccountId)
    .where('state', '=', 'done')
    .where('expiresAt', '>', now)
    .select(['fileEnc', 'createdAt'])
    .executeTakeFirst()
  if (made?.fileEnc == null) throw fail('notFound')
  return {
    name: `zhzz-${shanghaiDay(made.createdAt)}.zip`,
    type: 'application/zip',
    base64: deps.sealing.decrypt(made.fileEnc),
  }
}
