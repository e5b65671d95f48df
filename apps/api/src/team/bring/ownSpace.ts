import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'

export type OwnSpace = { fromId: string; fromTenant: string; fromName: string | null }

/** The space that is the viewer's alone, as long as they were not asked what of it to bring to the team; readers are not. */
export async function ownSpace(db: Kysely<DB>, viewer: Viewer): Promise<OwnSpace | undefined> {
  return await db
    .selectFrom('subAccount as me')
    .innerJoin('subAccount as own', 'own.accountId', 'me.accountId')
    .innerJoin('tenant', 'tenant.id', 'own.tenantId')
    .where('me.id', '=', viewer.subAccountId)
    .where('me.isOwner', '=', false)
    .where(sql<boolean>`me.roles <> '{reader}'`)
    .where('own.isOwner', '=', true)
    .where('own.status', '=', 'active')
    .where(
      sql<boolean>`not exists (select from sub_account other
        where other.tenant_id = own.tenant_id and other.id <> own.id and other.status = 'active')`,
    )
    .where(sql<boolean>`not exists (select from brought_along where brought_along.sub_account_id = me.id)`)
    .orderBy('own.createdAt')
    .select(['own.id as fromId', 'own.tenantId as fromTenant', 'tenant.name as fromName'])
    .executeTakeFirst()
}
