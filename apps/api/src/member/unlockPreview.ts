import type { member } from '@zhzz/contract/member/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { creditsLeft } from '#member/credit.ts'
import { unlockable } from '#member/unlockables.ts'

export const unlockPreview: Handler<typeof member.unlockPreview> = async (
  { companyId },
  { db, viewer, now, fail },
) => {
  const company = await unlockable(db, viewer, companyId, now)
  if (company === undefined) throw fail('notFound')
  const counts = await db
    .selectFrom('contact')
    .where('companyId', '=', company.id)
    .where('tenantId', 'is', null)
    .select((row) => row.fn.countAll<number>().as('contactCount'))
    .select(sql<number>`count(*) filter (where type = 'mobile')`.as('mobileCount'))
    .executeTakeFirstOrThrow()
  return {
    ...counts,
    ...(await creditsLeft(db, viewer, now)),
    cost: company.unlock ? 0 : 1,
    alreadyUnlocked: company.unlock !== null,
    expireTime: company.unlock?.expireTime.toISOString() ?? null,
  }
}
