import { tenantRoles } from '@zhzz/contract/permission.ts'
import type { person } from '@zhzz/contract/person/calls.ts'
import { roleNames } from '#account/tenant/roleNames.ts'
import type { Handler } from '#context.ts'

export const accountList: Handler<typeof person.accountList> = async (_, { db, viewer }) => {
  const rows = await db
    .selectFrom('subAccount as person')
    .innerJoin('tenant', 'tenant.id', 'person.tenantId')
    .where('person.accountId', '=', viewer.accountId)
    .where('person.status', '=', 'active')
    .orderBy('person.createdAt')
    .orderBy('person.id')
    .select(['person.id as subAccountId', 'tenant.name as tenantName', 'person.roles'])
    .execute()
  return rows.map((row) => ({
    ...row,
    roleNames: tenantRoles.filter((role) => row.roles.includes(role)).map((role) => roleNames[role]),
    isCurrent: row.subAccountId === viewer.subAccountId,
  }))
}
