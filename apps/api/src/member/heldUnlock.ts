import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Of a row of `unlock`: it was not taken back, and its year is not over. */
export function unlockHolds(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(unlock.status = 'valid' and unlock.expire_time > ${now})`
}

/** Of a row of `unlock`, whose year ends by itself. */
export function stateOn(now: Date) {
  return sql<'valid' | 'expired' | 'refunded'>`case when unlock.status = 'refunded' then 'refunded'
    when ${unlockHolds(now)} then 'valid' else 'expired' end`
}

/** The unlocks of the viewer's tenant that hold: one a company at most. */
export function heldUnlocks(db: Kysely<DB>, viewer: Viewer, now: Date) {
  return db.selectFrom('unlock').where('unlock.tenantId', '=', viewer.tenantId).where(unlockHolds(now))
}

/** The one of a company; undefined when there is none. */
export async function heldUnlock(db: Kysely<DB>, viewer: Viewer, companyId: string, now: Date) {
  return heldUnlocks(db, viewer, now)
    .where('companyId', '=', companyId)
    .select(['id', 'expireTime'])
    .executeTakeFirst()
}

/** `company`: the id of a company in a query. */
export function isUnlocked(
  viewer: Viewer | null,
  company: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from unlock where unlock.tenant_id = ${viewer?.tenantId ?? null}::uuid
    and unlock.company_id = ${company} and ${unlockHolds(now)})`
}
