import type { team } from '@zhzz/contract/team/calls.ts'
import { acceptInvitation, closeInvitation, openInvitations } from '#account/tenant/invitation.ts'
import type { Handler } from '#context.ts'

export const answerInvitation: Handler<typeof team.answerInvitation> = async (
  { invitationId, accepted },
  { db, viewer, now, fail },
) => {
  const invitation = await openInvitations(db, viewer.accountId, now)
    .where('invitation.id', '=', invitationId)
    .forUpdate('invitation')
    .select(['invitation.id', 'invitation.tenantId', 'invitation.role', 'invitation.unlockLimit'])
    .executeTakeFirst()
  if (invitation === undefined) throw fail('invitationGone')
  if (!accepted) {
    await closeInvitation(db, invitation.id, 'declined', now)
    return { subAccountId: null }
  }
  const joined = await acceptInvitation(db, invitation, viewer.accountId, now)
  if (typeof joined === 'string') throw fail(joined)
  return joined
}
