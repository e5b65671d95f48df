import type { message } from '@zhzz/contract/message/calls.ts'
import type { Handler } from '#context.ts'
import { shown, shownColumns } from '#message/shown.ts'

export const one: Handler<typeof message.one> = async ({ id }, { db, viewer, fail }) => {
  const found = await db
    .selectFrom('message')
    .where('id', '=', id)
    .where('subAccountId', '=', viewer.subAccountId)
    .where('removedAt', 'is', null)
    .select(shownColumns)
    .executeTakeFirst()
  if (found === undefined) throw fail('notFound')
  return shown(found)
}
