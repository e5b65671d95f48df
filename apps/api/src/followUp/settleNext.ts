import type { followUp } from '@zhzz/contract/followUp/calls.ts'
import type { Handler } from '#context.ts'
import { refreshCustomer } from '#followUp/customer.ts'
import { findRecord } from '#followUp/record.ts'

const states = { postpone: 'open', done: 'done', drop: 'dropped', reopen: 'open' } as const

export const settleNext: Handler<typeof followUp.settleNext> = async (input, context) => {
  const { db, viewer, now, fail } = context
  const { id, action, nextFollowTime } = input
  const before = await findRecord(db, id, context)
  if (before === undefined) throw fail('notFound')
  if (!before.maySettle) throw fail('forbidden')
  const next = nextFollowTime === undefined ? null : new Date(nextFollowTime)
  if (action === 'postpone' && (next === null || next <= now))
    throw fail('invalid', { fields: ['nextFollowTime'] })
  if (action === 'reopen' && next === null && before.nextFollowTime === null)
    throw fail('invalid', { fields: ['nextFollowTime'] })
  const nextState = states[action]
  await db
    .updateTable('followUp')
    .set({
      nextState,
      settledBy: null,
      updatedAt: now,
      ...(nextState === 'open' && next !== null && { nextFollowTime: next }),
    })
    .where('id', '=', id)
    .execute()
  if (before.companyId !== null) await refreshCustomer(db, viewer, before.companyId, now)
  const record = await findRecord(db, id, context)
  if (record === undefined) throw fail('notFound')
  return record
}
