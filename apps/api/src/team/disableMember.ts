import type { team } from '@zhzz/contract/team/calls.ts'
import { seatMissing } from '#account/tenant/seats.ts'
import type { Handler } from '#context.ts'
import { endable } from '#team/endable.ts'
import { endSeat } from '#team/endSeat.ts'
import { lockTeam } from '#team/lockTeam.ts'
import { memberRows } from '#team/memberRows.ts'

export const disableMember: Handler<typeof team.disableMember> = async (
  { subAccountId, disabled, to },
  { db, viewer: asking, now, fail },
) => {
  const viewer = await lockTeam(db, asking)
  if (viewer === null) throw fail('forbidden')
  const member = await endable(db, viewer, subAccountId)
  if (typeof member === 'string') throw fail(member)
  if (disabled) {
    const { tenantId, subAccountId: askedBy } = viewer
    if (!(await endSeat(db, { tenantId, subAccountId, askedBy, reason: 'disabled', now }, to)))
      throw fail('notFound')
  } else {
    const missing = member.status === 'disabled' ? await seatMissing(db, viewer.tenantId, now) : null
    if (missing !== null) throw fail(missing)
    await db
      .updateTable('subAccount')
      .set({ status: 'active', updatedAt: now })
      .where('id', '=', subAccountId)
      .execute()
  }
  const [row] = await memberRows(db, viewer, now, subAccountId)
  if (row === undefined) throw fail('notFound')
  return row
}
