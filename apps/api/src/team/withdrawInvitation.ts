import type { team } from '@zhzz/contract/team/calls.ts'
import { closeInvitation } from '#account/tenant/invitation.ts'
import type { Handler } from '#context.ts'

export const withdrawInvitation: Handler<typeof team.withdrawInvitation> = async (
  { invitationId },
  { db, viewer, now, fail },
) => {
  const open = await db
    .selectFrom('invitation')
    .where('id', '=', invitationId)
    .where('tenantId', '=', viewer.tenantId)
    .where('answer', 'is', null)
    .forUpdate()
    .select('id')
    .executeTakeFirst()
  if (open === undefined) throw fail('notFound')
  await closeInvitation(db, open.id, 'withdrawn', now)
  return true
}
