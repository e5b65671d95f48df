import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import type { Handler } from '#context.ts'
import { refreshCustomer } from '#followUp/customer.ts'
import { findRecord } from '#followUp/record.ts'

export const remove: Handler<typeof followUp.remove> = async ({ id }, context) => {
  const { db, viewer, now, fail } = context
  const record = await findRecord(db, id, context)
  if (record === undefined) throw fail('notFound')
  if (!record.canEdit) throw fail('forbidden')
  await db.updateTable('followUp').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()
  if (record.companyId !== null) await refreshCustomer(db, viewer, record.companyId, now)
  return true
}
