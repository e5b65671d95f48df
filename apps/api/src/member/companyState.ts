import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** What the viewer has done with each company: favourite of his own; unlocked and followed by anyone of the tenant. */
export async function companyStates(
  db: Kysely<DB>,
  companyIds: string[],
  viewer: Viewer | null,
  now: Date,
): Promise<(companyId: string | null) => CompanyCard['myState']> {
  if (viewer === null) return () => null
  if (companyIds.length === 0) return () => ({ favorited: false, unlocked: false, followedAt: null })
  const favorites = await db
    .selectFrom('favorite')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('objectType', '=', 'company')
    .where('objectId', 'in', companyIds)
    .select('objectId')
    .execute()
  const unlocks = await db
    .selectFrom('unlock')
    .where('tenantId', '=', viewer.tenantId)
    .where('companyId', 'in', companyIds)
    .where('status', '=', 'valid')
    .where('expireTime', '>', now)
    .select('companyId')
    .execute()
  const followed = await db
    .selectFrom('followUp')
    .where('tenantId', '=', viewer.tenantId)
    .where('companyId', 'in', companyIds)
    .where('deletedAt', 'is', null)
    .groupBy('companyId')
    .select((row) => ['companyId', row.fn.max('followTime').as('followedAt')])
    .execute()
  const favorited = new Set(favorites.map((row) => row.objectId))
  const unlocked = new Set(unlocks.map((row) => row.companyId))
  const followedAt = new Map(followed.map((row) => [row.companyId, row.followedAt.toISOString()]))
  return (id) => ({
    favorited: id !== null && favorited.has(id),
    unlocked: id !== null && unlocked.has(id),
    followedAt: followedAt.get(id) ?? null,
  })
}
