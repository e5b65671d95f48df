import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import type { Handler } from '#context.ts'
import { refreshCustomer } from '#followUp/customer.ts'
import { findRecord } from '#followUp/record.ts'

export const settleNext: Handler<typeof followUp.settleNext> = async (input, { db, viewer, now, fail }) => {
  const { id, action, nextFollowTime } = input
  const before = await findRecord(db, viewer, id, now)
  if (before === undefined) throw fail('notFound')
  if (!before.isMine) throw fail('forbidden')
  const next = nextFollowTime === undefined ? null : new Date(nextFollowTime)
  if (action === 'postpone' && (next === null || next <= now))
    throw fail('invalid', { fields: ['nextFollowTime'] })
  await db
    .updateTable('followUp')
    .set(
      action === 'postpone'
        ? { nextFollowTime: next, nextState: 'open', updatedAt: now }
        : { nextState: action === 'done' ? 'done' : 'dropped', updatedAt: now },
    )
    .where('id', '=', id)
    .execute()
  if (before.companyId !== null) await refreshCustomer(db, viewer, before.companyId, now)
  const record = await findRecord(db, viewer, id, now)
  if (record === undefined) throw fail('notFound')
  return record
}
