import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Days between asking for it and the end of the account (product decisions, 个人设置). */
export const coolingOffDays = 7

/** True when somebody else would be left in a team without its owner. */
export async function ownsTeam(db: Kysely<DB>, viewer: Viewer): Promise<boolean> {
  const member = await db
    .selectFrom('subAccount as mine')
    .innerJoin('subAccount as other', 'other.tenantId', 'mine.tenantId')
    .where('mine.accountId', '=', viewer.accountId)
    .where('mine.isOwner', '=', true)
    .where('other.accountId', '!=', viewer.accountId)
    .where('other.status', '=', 'active')
    .limit(1)
    .select('other.id')
    .executeTakeFirst()
  return member !== undefined
}
