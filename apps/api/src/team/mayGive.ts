import { hasRole, isPermitted, type TenantRole } from '@zhzz/contract/permission.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'

/** Nobody gives more than they have: a role whose every permission the viewer holds. `owner` is the owner's alone. */
export async function mayGive(db: Kysely<DB>, viewer: Viewer, role: TenantRole): Promise<boolean> {
  if (!isPermitted(viewer, 'zky:subAccount:manage')) return false
  if (role === 'owner') return viewer.isOwner
  const missing = await db
    .selectFrom('rolePermission')
    .where('roleCode', '=', role)
    .select('permissionCode')
    .execute()
  const wide = hasRole(viewer, 'admin') || viewer.permissions.includes('*:*:*')
  return wide || missing.every(({ permissionCode }) => viewer.permissions.includes(permissionCode))
}
