import type { call } from '@zhzz/contract/call/calls.ts'
import { findCall } from '#call/records.ts'
import type { Handler } from '#context.ts'
import { markNumber } from '#member/markNumber.ts'

export const saveResult: Handler<typeof call.saveResult> = async ({ id, result }, context) => {
  const { db, viewer, now, fail } = context
  const said = await db
    .updateTable('callRecord')
    .set({ result, updatedAt: now })
    .where('id', '=', id)
    .where('tenantId', '=', viewer.tenantId)
    .where('subAccountId', '=', viewer.subAccountId)
    .returning(['contactId', 'itemId'])
    .executeTakeFirst()
  if (said === undefined) throw fail('notFound')
  if (said.contactId !== null && (result === 'empty' || result === 'stopped'))
    await markNumber(db, { contactId: said.contactId, mark: result, viewer, now })
  if (said.itemId !== null)
    await db
      .updateTable('callListItem')
      .set({ state: 'done', settledAt: now })
      .where('id', '=', said.itemId)
      .execute()
  const record = await findCall(db, id, viewer)
  if (record === undefined) throw fail('notFound')
  return record
}
