import type { call } from '@zhzz/contract/call/calls.ts'
import { callListsOf } from '#call/listOf.ts'
import type { Handler } from '#context.ts'

export const settleItem: Handler<typeof call.settleItem> = async (
  { id, state },
  { db, viewer, now, fail },
) => {
  const item = await db
    .updateTable('callListItem as item')
    .from('callList as list')
    .whereRef('list.id', '=', 'item.listId')
    .where('item.id', '=', id)
    .where('list.subAccountId', '=', viewer.subAccountId)
    .set({ state, settledAt: state === 'waiting' ? null : now })
    .returning('item.listId')
    .executeTakeFirst()
  const [list] = item === undefined ? [] : await callListsOf(db, viewer, item.listId)
  if (list === undefined) throw fail('notFound')
  return list
}
