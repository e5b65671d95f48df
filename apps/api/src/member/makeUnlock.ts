import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Viewer } from '#http/session.ts'

const validFor = 365 * 24 * 3600 * 1000

/**
 * Writes the unlock of a company; undefined when a colleague has just unlocked it. It is not paid for yet: the row
 * first, so that of colleagues who unlock the same company at once one pays and the others find it unlocked.
 */
export async function makeUnlock(db: Kysely<DB>, viewer: Viewer, companyId: string, now: Date) {
  await db
    .updateTable('unlock')
    .set({ status: 'expired' })
    .where('tenantId', '=', viewer.tenantId)
    .where('companyId', '=', companyId)
    .where('status', '=', 'valid')
    .where('expireTime', '<=', now)
    .execute()
  return db
    .insertInto('unlock')
    .values({
      id: uuid(),
      tenantId: viewer.tenantId,
      companyId,
      unlockedBy: viewer.subAccountId,
      unlockTime: now,
      expireTime: new Date(now.getTime() + validFor),
      cost: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'companyId']).where('status', '=', 'valid').doNothing(),
    )
    .returning(['id', 'expireTime', 'cost'])
    .executeTakeFirst()
}
