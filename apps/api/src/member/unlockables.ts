import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

export type Unlockable = {
  /** As asked for. */
  askedId: string
  /** The company itself, or the one it was merged into. */
  id: string
  isUnlocked: boolean
  hasContacts: boolean
}

/** The companies of `companyIds` that exist, each once, in the order given. */
export async function unlockables(
  db: Kysely<DB>,
  viewer: Viewer,
  companyIds: string[],
  now: Date,
): Promise<Unlockable[]> {
  const { rows } = await sql<Unlockable>`
    select distinct on (coalesce(company.merged_into_id, company.id)) asked.id as asked_id,
      coalesce(company.merged_into_id, company.id) as id,
      exists (select from unlock where unlock.tenant_id = ${viewer.tenantId} and unlock.status = 'valid'
        and unlock.expire_time > ${now} and unlock.company_id = coalesce(company.merged_into_id, company.id)
      ) as is_unlocked,
      exists (select from contact where contact.tenant_id is null
        and contact.company_id = coalesce(company.merged_into_id, company.id)) as has_contacts
    from unnest(${companyIds}::uuid[]) with ordinality as asked (id, place)
    join company on company.id = asked.id
    order by coalesce(company.merged_into_id, company.id), asked.place`.execute(db)
  return rows.toSorted((a, b) => companyIds.indexOf(a.askedId) - companyIds.indexOf(b.askedId))
}
