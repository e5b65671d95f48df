import type { call } from '@zhzz/contract/call/calls.ts'
import type { Handler } from '#context.ts'

export const removeList: Handler<typeof call.removeList> = async ({ id }, { db, viewer, fail }) => {
  const gone = await db
    .deleteFrom('callList')
    .where('id', '=', id)
    .where('subAccountId', '=', viewer.subAccountId)
    .returning('id')
    .executeTakeFirst()
  if (gone === undefined) throw fail('notFound')
  return true
}
