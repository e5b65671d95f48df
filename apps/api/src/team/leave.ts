import type { team } from '@zhzz/contract/team/calls.ts'
import type { Handler } from '#context.ts'
import { openSession } from '#http/session.ts'
import { endSeat } from '#team/endSeat.ts'

export const leave: Handler<typeof team.leave> = async ({ to }, { db, viewer, caller, now, fail }) => {
  const { tenantId, subAccountId } = viewer
  await db.selectFrom('tenant').where('id', '=', tenantId).forUpdate().select('id').execute()
  const me = await db
    .selectFrom('subAccount')
    .where('id', '=', subAccountId)
    .where('status', '=', 'active')
    .select('isOwner')
    .executeTakeFirst()
  if (me === undefined || me.isOwner) throw fail('forbidden')
  const isDone = await endSeat(db, { tenantId, subAccountId, askedBy: subAccountId, reason: 'left', now }, to)
  if (!isDone) throw fail('invalid', { fields: ['to'] })
  const { accountId } = viewer
  const other = await db
    .selectFrom('subAccount')
    .where('accountId', '=', accountId)
    .where('status', '=', 'active')
    .orderBy('isOwner', 'desc')
    .orderBy('createdAt')
    .select('id')
    .executeTakeFirst()
  if (other === undefined) return { token: null }
  return { token: await openSession(db, { accountId, subAccountId: other.id }, caller, now) }
}
