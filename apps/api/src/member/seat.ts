import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { shanghaiDay, startOfDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'

/** What the viewer's seat may unlock in a month, and did; null when the seat has no quota of its own. */
export async function seatQuota(
  db: Kysely<DB>,
  viewer: Viewer,
  now: Date,
): Promise<{ limit: number; used: number } | null> {
  const { unlockLimit } = await db
    .selectFrom('subAccount')
    .where('id', '=', viewer.subAccountId)
    .select('unlockLimit')
    .executeTakeFirstOrThrow()
  if (unlockLimit === null) return null
  const { used } = await db
    .selectFrom('quotaLedger')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('reason', '=', 'unlock')
    .where('createdAt', '>=', startOfDay(`${shanghaiDay(now).slice(0, 7)}-01`))
    .select((row) => row.fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow()
  return { limit: unlockLimit, used }
}
