import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import { invitationIsOpen } from '#account/tenant/openInvitation.ts'
import { seatMissing } from '#account/tenant/seats.ts'

/** Invitations that wait for an answer of this account's number. */
export function openInvitations(db: Kysely<DB>, accountId: string, now: Date) {
  return db
    .selectFrom('invitation')
    .innerJoin('account', 'account.phoneHash', 'invitation.phoneHash')
    .where('account.id', '=', accountId)
    .where(invitationIsOpen(now))
}

type Opened = { id: string; tenantId: string; role: string; unlockLimit: number | null }

/**
 * Joins the tenant of an invitation: the new sub-account's id, or what stands in the way. The invitation's own seat
 * counts already. The number it was sent to is forgotten.
 */
export async function acceptInvitation(
  db: Kysely<DB>,
  invitation: Opened,
  accountId: string,
  now: Date,
): Promise<{ subAccountId: string } | 'planTooLow' | 'quotaUsedUp'> {
  const { tenantId, role, unlockLimit } = invitation
  const missing = await seatMissing(db, tenantId, now, 1)
  if (missing !== null) return missing
  const joined = { roles: [role], unlockLimit, status: 'active', updatedAt: now }
  const { id: subAccountId } = await db
    .insertInto('subAccount')
    .values({ id: uuid(), accountId, tenantId, ...joined, profileCompleted: false, createdAt: now })
    .onConflict((conflict) => conflict.columns(['accountId', 'tenantId']).doUpdateSet(joined))
    .returning('id')
    .executeTakeFirstOrThrow()
  await closeInvitation(db, invitation.id, 'accepted', now)
  return { subAccountId }
}

export async function closeInvitation(
  db: Kysely<DB>,
  id: string,
  answer: 'accepted' | 'declined' | 'withdrawn',
  now: Date,
): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ answer, answeredAt: now, phoneEnc: null, phoneHash: null, phoneMask: '' })
    .where('id', '=', id)
    .execute()
}
