import type { person } from '@zhzz/contract/person/calls.ts'
import type { Handler } from '#context.ts'

export const revokeCancel: Handler<typeof person.revokeCancel> = async (_, { db, viewer, now }) => {
  await db
    .updateTable('account')
    .set({ deleteRequestedAt: null, deleteDueAt: null, updatedAt: now })
    .where('id', '=', viewer.accountId)
    .execute()
  return true
}
