import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { favoriteIds } from '#member/favorite.ts'
import { heldUnlocks } from '#member/heldUnlock.ts'

/** Companies the viewer has marked, the tenant has unlocked, or the viewer has followed; newest first. */
export async function myCompanies(
  db: Kysely<DB>,
  viewer: Viewer,
  which: 'MY_COLLECT' | 'MY_UNLOCK' | 'MY_FOLLOW',
  now: Date,
): Promise<string[]> {
  if (which === 'MY_COLLECT') return favoriteIds(db, viewer, 'company')
  if (which === 'MY_UNLOCK') {
    const unlocks = await heldUnlocks(db, viewer, now)
      .orderBy('unlockTime', 'desc')
      .select('companyId')
      .execute()
    return unlocks.map((row) => row.companyId)
  }
  const followed = await db
    .selectFrom('followUp')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('deletedAt', 'is', null)
    .where('companyId', 'is not', null)
    .groupBy('companyId')
    .orderBy((row) => row.fn.max('followTime'), 'desc')
    .select('companyId')
    .execute()
  return followed.flatMap((row) => row.companyId ?? [])
}
