import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { creditsLeft } from '#member/credit.ts'
import { heldUnlock } from '#member/heldUnlock.ts'

/** Whether the viewer's tenant sees the contacts of a company, until when, and what more it may unlock. */
export async function unlockState(db: Kysely<DB>, viewer: Viewer, companyId: string, now: Date) {
  const unlock = await heldUnlock(db, viewer, companyId, now)
  const { remaining, limit } = await creditsLeft(db, viewer, now)
  return {
    unlocked: unlock !== undefined,
    remaining,
    limit,
    expireTime: unlock?.expireTime.toISOString() ?? null,
  }
}
