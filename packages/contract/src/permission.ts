/** Every permission string (spec §6, product decisions §2.7); the role `admin` and `*:*:*` stand above them. */
export const permissions = [
  'zky:enterprise:export',
  'zky:contact:unlock',
  'zky:prediction:view',
  'zky:followUp:viewTeam',
  'zky:followUp:assign',
  'zky:outCall:use',
  'zky:outCall:viewTeam',
  'zky:schedule:share',
  'zky:member:manage',
  'zky:subAccount:manage',
  'zky:auth:review',
] as const
export type Permission = (typeof permissions)[number]

/** The wildcard: its holder may do everything. */
export const everyPermission = '*:*:*'

/** Roles that people of a tenant have; `admin` belongs to the platform's staff and no tenant gives it. */
export const tenantRoles = ['owner', 'manager', 'member', 'reader'] as const
export type TenantRole = (typeof tenantRoles)[number]

/** What a person was given: by roles, and alone. */
export type Granted = { roles: readonly string[]; permissions: readonly string[] }

/** Permission check of the spec (§6): the string itself, or the wildcard. */
export function isPermitted({ permissions: given }: Granted, permission: Permission): boolean {
  return given.includes(permission) || given.includes(everyPermission)
}

/** Role check of the spec (§6): the role itself, or `admin`. */
export function hasRole({ roles }: Granted, role: string): boolean {
  return roles.includes(role) || roles.includes('admin')
}
