import type { team } from '@zhzz/contract/team/calls.ts'
import { seatMissing } from '#account/tenant/seats.ts'
import type { Handler } from '#context.ts'
import { lockTeam } from '#team/lockTeam.ts'
import { memberRows } from '#team/memberRows.ts'
import { withinReach } from '#team/withinReach.ts'

export const disableMember: Handler<typeof team.disableMember> = async (
  { subAccountId, disabled },
  { db, viewer: asking, now, fail },
) => {
  const viewer = await lockTeam(db, asking)
  if (viewer === null) throw fail('forbidden')
  const member = await withinReach(db, viewer, subAccountId)
  if (member === null) throw fail('notFound')
  if (member === 'forbidden' || member.isOwner || member.id === viewer.subAccountId) throw fail('forbidden')
  if (!disabled && member.status === 'disabled') {
    const missing = await seatMissing(db, viewer.tenantId, now)
    if (missing !== null) throw fail(missing)
  }
  await db
    .updateTable('subAccount')
    .set({ status: disabled ? 'disabled' : 'active', updatedAt: now })
    .where('id', '=', subAccountId)
    .execute()
  if (disabled)
    await db
      .updateTable('loginSession')
      .set({ revokedAt: now })
      .where('subAccountId', '=', subAccountId)
      .where('revokedAt', 'is', null)
      .execute()
  const [row] = await memberRows(db, viewer, now, subAccountId)
  if (row === undefined) throw fail('notFound')
  return row
}
