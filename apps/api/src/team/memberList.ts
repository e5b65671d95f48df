import type { team } from '@zhzz/contract/team/calls.ts'
import { recentHandOver } from '@zhzz/contract/team/handOver.ts'
import { invitationIsOpen } from '#account/tenant/openInvitation.ts'
import { seatsOf } from '#account/tenant/seats.ts'
import type { Handler } from '#context.ts'
import { invitationRow } from '#team/invitationRow.ts'
import { memberRows } from '#team/memberRows.ts'
import { undoableHandOvers } from '#team/undoableHandOvers.ts'

export const memberList: Handler<typeof team.memberList> = async (_, { db, viewer, now }) => {
  const invitations = await db
    .selectFrom('invitation')
    .where('tenantId', '=', viewer.tenantId)
    .where(invitationIsOpen(now))
    .orderBy('createdAt', 'desc')
    .select(['id', 'phoneMask', 'role', 'unlockLimit', 'code', 'expiresAt'])
    .execute()
  const handOvers = await undoableHandOvers(db, viewer, now)
    .orderBy('handOver.createdAt', 'desc')
    .select(['handOver.id as handOverId', 'person.realName as name', 'handOver.reason', 'handOver.undoUntil'])
    .select(['handOver.customers', 'handOver.tasks', 'handOver.targets', 'handOver.exhibitions'])
    .execute()
  return {
    members: await memberRows(db, viewer, now),
    invitations: invitations.map(invitationRow),
    seats: await seatsOf(db, viewer.tenantId, now),
    handOvers: handOvers.map(({ reason, undoUntil, ...row }) => ({
      ...row,
      reason: recentHandOver.shape.reason.parse(reason),
      undoUntil: undoUntil.toISOString(),
    })),
  }
}
