import { type Granted, isPermitted, type Permission } from '@zhzz/contract/permission.ts'
import { useSession } from '#api/session.ts'

const nothing: Granted = { roles: [], permissions: [] }

/** Whether the person may do it, by userInfo; what may not be done is not offered. The server decides all the same. */
export function usePermitted(permission: Permission): boolean {
  return isPermitted(useSession().viewer ?? nothing, permission)
}
