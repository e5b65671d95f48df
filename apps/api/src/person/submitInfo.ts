import type { person } from '@zhzz/contract/person/calls.ts'
import { viewerInfoOf } from '#account/session/viewerInfo.ts'
import { acceptInvitation, openInvitations } from '#account/tenant/invitation.ts'
import type { Handler } from '#context.ts'
import { saveCompany, savePerson } from '#person/saveProfile.ts'

export const submitInfo: Handler<typeof person.submitInfo> = async (
  { inviteCode, personaType, seriesIds, companyName, companyId, ...fields },
  { db, viewer, now, fail },
) => {
  // In a team the company is the team's: what a member types in the form is not asked for.
  if (viewer.isOwner) {
    const locked = await saveCompany(db, viewer, { companyName, companyId }, now)
    if (locked !== null) throw fail(locked)
  }
  await savePerson(db, viewer, { ...fields, position: fields.position ?? null }, now)
  await db
    .updateTable('subAccount')
    .set({ personaType, seriesIds, profileCompleted: true })
    .where('id', '=', viewer.subAccountId)
    .execute()
  if (inviteCode) {
    const invitation = await openInvitations(db, viewer.accountId, now)
      .where('invitation.code', '=', inviteCode.toUpperCase())
      .forUpdate('invitation')
      .select(['invitation.id', 'invitation.tenantId', 'invitation.role', 'invitation.unlockLimit'])
      .executeTakeFirst()
    if (invitation === undefined) throw fail('invitationGone')
    const joined = await acceptInvitation(db, invitation, viewer.accountId, now)
    if (typeof joined === 'string') throw fail(joined)
  }
  return viewerInfoOf(db, viewer, now)
}
