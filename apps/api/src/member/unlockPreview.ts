import type { member } from '@zhzz/contract/member/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { lockable } from '#member/lockable.ts'
import { unlockState } from '#member/unlockState.ts'

export const unlockPreview: Handler<typeof member.unlockPreview> = async (
  { companyId },
  { db, viewer, now, fail },
) => {
  const company = await lockable(db, companyId)
  if (company === undefined) throw fail('notFound')
  const { unlocked, ...state } = await unlockState(db, viewer, company.id, now)
  const counts = await db
    .selectFrom('contact')
    .where('companyId', '=', company.id)
    .where('tenantId', 'is', null)
    .select((row) => row.fn.countAll<number>().as('contactCount'))
    .select(sql<number>`count(*) filter (where type = 'mobile')`.as('mobileCount'))
    .executeTakeFirstOrThrow()
  return { ...state, ...counts, cost: unlocked ? 0 : 1, alreadyUnlocked: unlocked }
}
