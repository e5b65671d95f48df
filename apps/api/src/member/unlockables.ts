import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { unlockHolds } from '#member/heldUnlock.ts'

export type Unlockable = {
  /** As asked for. */
  askedId: string
  /** The company itself, or the one it was merged into. */
  id: string
  /** The unlock that holds; null: it is locked. */
  unlock: { id: string; expireTime: Date } | null
  hasContacts: boolean
}

/** The companies of `companyIds` that exist, each once, in the order given. */
export async function unlockables(
  db: Kysely<DB>,
  viewer: Viewer,
  companyIds: string[],
  now: Date,
): Promise<Unlockable[]> {
  const { rows } = await sql<
    Omit<Unlockable, 'unlock'> & { unlockId: string | null; expireTime: Date | null }
  >`
    select distinct on (company.id) asked.id as asked_id, company.id, unlock.id as unlock_id, unlock.expire_time,
      exists (select from contact where contact.company_id = company.id and contact.tenant_id is null) as has_contacts
    from unnest(${companyIds}::uuid[]) with ordinality as asked (id, place)
    join company as named on named.id = asked.id
    join company on company.id = coalesce(named.merged_into_id, named.id)
    left join unlock on unlock.company_id = company.id and unlock.tenant_id = ${viewer.tenantId} and ${unlockHolds(now)}
    order by company.id, asked.place`.execute(db)
  return rows
    .map(({ unlockId, expireTime, ...company }) => ({
      ...company,
      unlock: unlockId === null || expireTime === null ? null : { id: unlockId, expireTime },
    }))
    .toSorted((a, b) => companyIds.indexOf(a.askedId) - companyIds.indexOf(b.askedId))
}

/** The company whose contacts an unlock of `companyId` opens; undefined when there is none. */
export async function unlockable(db: Kysely<DB>, viewer: Viewer, companyId: string, now: Date) {
  const [company] = await unlockables(db, viewer, [companyId], now)
  return company
}
