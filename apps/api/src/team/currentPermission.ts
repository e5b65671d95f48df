import type { team } from '@zhzz/contract/team/calls.ts'
import type { Handler } from '#context.ts'

export const currentPermission: Handler<typeof team.currentPermission> = async (_, { viewer }) => ({
  permissions: viewer.permissions,
  roles: viewer.roles,
})
