import { randomInt } from 'node:crypto'
import type { team } from '@zhzz/contract/team/calls.ts'
import { maskMobile } from '@zhzz/db/contactText.ts'
import { v7 as uuid } from 'uuid'
import { closeInvitation } from '#account/tenant/invitation.ts'
import { seatMissing } from '#account/tenant/seats.ts'
import type { Handler } from '#context.ts'
import { invitationRow } from '#team/invitationRow.ts'
import { mayGive } from '#team/mayGive.ts'

const validFor = 30 * 24 * 3600 * 1000
/** Without the letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export const inviteMember: Handler<typeof team.inviteMember> = async (
  { phone, role, unlockLimit },
  { db, deps, viewer, now, fail },
) => {
  if (role === 'owner' || !(await mayGive(db, viewer, role))) throw fail('forbidden')
  const phoneHash = deps.sealing.blindIndex(phone)
  const missing = await seatMissing(db, viewer.tenantId, now)
  if (missing !== null) throw fail(missing)
  const known = await db
    .selectFrom('subAccount as person')
    .innerJoin('account', 'account.id', 'person.accountId')
    .where('person.tenantId', '=', viewer.tenantId)
    .where('account.phoneHash', '=', phoneHash)
    .where('person.status', '=', 'active')
    .select('person.id')
    .executeTakeFirst()
  if (known !== undefined) throw fail('alreadyMember')
  const open = await db
    .selectFrom('invitation')
    .where('tenantId', '=', viewer.tenantId)
    .where('phoneHash', '=', phoneHash)
    .where('answer', 'is', null)
    .select(['id', 'expiresAt'])
    .executeTakeFirst()
  if (open !== undefined && open.expiresAt > now) throw fail('alreadyMember')
  if (open !== undefined) await closeInvitation(db, open.id, 'withdrawn', now)
  const made = await db
    .insertInto('invitation')
    .values({
      id: uuid(),
      tenantId: viewer.tenantId,
      phoneEnc: deps.sealing.encrypt(phone),
      phoneHash,
      phoneMask: maskMobile(phone),
      code: Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
      role,
      unlockLimit,
      invitedBy: viewer.subAccountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + validFor),
    })
    .returning(['id', 'phoneMask', 'role', 'unlockLimit', 'code', 'expiresAt'])
    .executeTakeFirstOrThrow()
  return invitationRow(made)
}
