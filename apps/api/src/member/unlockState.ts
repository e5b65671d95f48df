import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { creditsLeft } from '#member/credit.ts'

/** The unlock of a company that holds for the viewer's tenant; undefined when there is none. */
export async function validUnlock(db: Kysely<DB>, viewer: Viewer, companyId: string, now: Date) {
  return db
    .selectFrom('unlock')
    .where('tenantId', '=', viewer.tenantId)
    .where('companyId', '=', companyId)
    .where('status', '=', 'valid')
    .where('expireTime', '>', now)
    .select(['id', 'expireTime'])
    .executeTakeFirst()
}

export async function unlockState(db: Kysely<DB>, viewer: Viewer, companyId: string, now: Date) {
  const unlock = await validUnlock(db, viewer, companyId, now)
  const { remaining, limit } = await creditsLeft(db, viewer, now)
  return {
    unlocked: unlock !== undefined,
    remaining,
    limit,
    expireTime: unlock?.expireTime.toISOString() ?? null,
  }
}
