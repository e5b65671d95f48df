import type { message } from '@zhzz/contract/message/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'

export const read: Handler<typeof message.read> = async ({ id }, { db, viewer, now, fail }) => {
  const found = await db
    .updateTable('message')
    .set({ readAt: sql<Date>`coalesce(read_at, ${now})` })
    .where('id', '=', id)
    .where('subAccountId', '=', viewer.subAccountId)
    .returning('id')
    .executeTakeFirst()
  if (found === undefined) throw fail('notFound')
  return true
}
