import { isPermitted } from '@zhzz/contract/permission.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { grantedPermissions } from '#http/grantedPermissions.ts'
import type { Viewer } from '#http/session.ts'

/**
 * Lets one change of a team at a time through, until the transaction ends, and reads what the viewer may do once more:
 * whoever waited here may have lost it meanwhile. null when nothing is left of it.
 */
export async function lockTeam(db: Kysely<DB>, viewer: Viewer): Promise<Viewer | null> {
  await db.selectFrom('tenant').where('id', '=', viewer.tenantId).forUpdate().select('id').execute()
  const rights = await db
    .selectFrom('subAccount as person')
    .where('person.id', '=', viewer.subAccountId)
    .where('person.status', '=', 'active')
    .select(['person.isOwner', 'person.roles'])
    .select(grantedPermissions.as('permissions'))
    .executeTakeFirst()
  return rights !== undefined && isPermitted(rights, 'zky:subAccount:manage')
    ? { ...viewer, ...rights }
    : null
}
