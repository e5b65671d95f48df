import type { team } from '@zhzz/contract/team/calls.ts'
import { openInvitations } from '#account/tenant/invitation.ts'
import type { Handler } from '#context.ts'
import { invitationRow } from '#team/invitationRow.ts'

export const invitationList: Handler<typeof team.invitationList> = async (_, { db, viewer, now }) => {
  const rows = await openInvitations(db, viewer.accountId, now)
    .innerJoin('tenant', 'tenant.id', 'invitation.tenantId')
    .leftJoin('subAccount as inviter', 'inviter.id', 'invitation.invitedBy')
    .orderBy('invitation.createdAt')
    .select(['invitation.id', 'invitation.phoneMask', 'invitation.role', 'invitation.unlockLimit'])
    .select(['invitation.code', 'invitation.expiresAt'])
    .select(['tenant.name as tenantName', 'inviter.realName as invitedBy'])
    .execute()
  return rows.map((row) => ({ ...invitationRow(row), tenantName: row.tenantName, invitedBy: row.invitedBy }))
}
