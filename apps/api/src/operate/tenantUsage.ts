import type { operate } from '@zhzz/contract/operate/calls.ts'
import type { Handler } from '#context.ts'
import { usageOfDays } from '#member/usageOfDays.ts'
import { needTenant } from '#operate/people/needTenant.ts'

export const tenantUsage: Handler<typeof operate.tenantUsage> = async ({ id, code }, { db, now, fail }) => {
  await needTenant(db, id, fail)
  return usageOfDays(db, { tenantId: id, code, now })
}
