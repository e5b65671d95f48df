import { tenantRoles } from '@zhzz/contract/permission.ts'
import { z } from 'zod'

const tenantRole = z.enum(tenantRoles)

/** A row of `invitation` as the tenant's people see it. */
export function invitationRow(row: {
  id: string
  phoneMask: string
  role: string
  unlockLimit: number | null
  code: string
  expiresAt: Date
}) {
  const { id, role, expiresAt, ...rest } = row
  return { ...rest, invitationId: id, role: tenantRole.parse(role), expiresAt: expiresAt.toISOString() }
}
