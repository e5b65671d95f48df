import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** Days between asking for it and the end of the account (product decisions, 个人设置). */
const coolingOffDays = 7

/** True when somebody else would be left in a team without its owner. */
export async function ownsTeam(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const member = await db
    .selectFrom('subAccount as mine')
    .innerJoin('subAccount as other', 'other.tenantId', 'mine.tenantId')
    .where('mine.accountId', '=', accountId)
    .where('mine.isOwner', '=', true)
    .where('other.accountId', '!=', accountId)
    .where('other.status', '=', 'active')
    .limit(1)
    .select('other.id')
    .executeTakeFirst()
  return member !== undefined
}

/** Begins 注销账号: other sessions end at once, `keep` lets the person call it off. When it takes effect. */
export async function beginCancel(
  db: Kysely<DB>,
  { accountId, keep, now }: { accountId: string; keep: string | null; now: Date },
): Promise<Date> {
  const effectiveAt = new Date(now.getTime() + coolingOffDays * 24 * 3600 * 1000)
  await db
    .updateTable('account')
    .set({ deleteRequestedAt: now, deleteDueAt: effectiveAt, updatedAt: now })
    .where('id', '=', accountId)
    .execute()
  let ending = db
    .updateTable('loginSession')
    .set({ revokedAt: now })
    .where('accountId', '=', accountId)
    .where('revokedAt', 'is', null)
  if (keep !== null) ending = ending.where('id', '!=', keep)
  await ending.execute()
  return effectiveAt
}
