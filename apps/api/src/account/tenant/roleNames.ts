import type { TenantRole } from '@zhzz/contract/permission.ts'

/** Of the roles, in Chinese; the app has its own words in five languages. */
export const roleNames: Record<TenantRole, string> = {
  owner: '所有者',
  manager: '管理员',
  member: '成员',
  reader: '只读成员',
}
