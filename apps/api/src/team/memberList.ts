import type { team } from '@zhzz/contract/team/calls.ts'
import { invitationIsOpen } from '#account/tenant/openInvitation.ts'
import { seatsOf } from '#account/tenant/seats.ts'
import type { Handler } from '#context.ts'
import { invitationRow } from '#team/invitationRow.ts'
import { memberRows } from '#team/memberRows.ts'

export const memberList: Handler<typeof team.memberList> = async (_, { db, viewer, now }) => {
  const invitations = await db
    .selectFrom('invitation')
    .where('tenantId', '=', viewer.tenantId)
    .where(invitationIsOpen(now))
    .orderBy('createdAt', 'desc')
    .select(['id', 'phoneMask', 'role', 'unlockLimit', 'code', 'expiresAt'])
    .execute()
  return {
    members: await memberRows(db, viewer, now),
    invitations: invitations.map(invitationRow),
    seats: await seatsOf(db, viewer.tenantId, now),
  }
}
