import { hasRole } from '@zhzz/contract/permission.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** A colleague the viewer may change: null when not of the tenant; the owner is changed by the owner alone. */
export async function withinReach(db: Kysely<DB>, viewer: Viewer, subAccountId: string) {
  const member = await db
    .selectFrom('subAccount')
    .where('id', '=', subAccountId)
    .where('tenantId', '=', viewer.tenantId)
    .where('status', 'in', ['active', 'disabled'])
    .forUpdate()
    .select(['id', 'isOwner', 'status', 'roles'])
    .executeTakeFirst()
  if (member === undefined) return null
  const isAdmin = member.roles.includes('admin')
  if (member.isOwner && !viewer.isOwner) return 'forbidden'
  return isAdmin && !hasRole(viewer, 'admin') ? 'forbidden' : member
}
