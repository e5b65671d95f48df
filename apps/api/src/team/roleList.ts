import { tenantRoles } from '@zhzz/contract/permission.ts'
import type { team } from '@zhzz/contract/team/calls.ts'
import { sql } from 'kysely'
import { roleNames } from '#account/tenant/roleNames.ts'
import type { Handler } from '#context.ts'
import { mayGive } from '#team/mayGive.ts'

export const roleList: Handler<typeof team.roleList> = async (_, { db, viewer }) => {
  const roles = await db
    .selectFrom('role')
    .leftJoin('rolePermission as given', 'given.roleCode', 'role.code')
    .where('role.code', 'in', tenantRoles)
    .groupBy(['role.code', 'role.sort'])
    .orderBy('role.sort')
    .select('role.code')
    .select(
      sql<string[]>`array_remove(array_agg(given.permission_code order by given.permission_code), null)`.as(
        'permissions',
      ),
    )
    .execute()
  return Promise.all(
    tenantRoles.map(async (code) => ({
      code,
      name: roleNames[code],
      permissions: roles.find((role) => role.code === code)?.permissions ?? [],
      isAssignable: await mayGive(db, viewer, code),
    })),
  )
}
