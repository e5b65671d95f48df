import type { member } from '@zhzz/contract/member/calls.ts'
import type { Handler } from '#context.ts'
import { usageOfDays } from '#member/usageOfDays.ts'

export const usageByDay: Handler<typeof member.usageByDay> = ({ code }, { db, viewer, now }) =>
  usageOfDays(db, { tenantId: viewer.tenantId, code, now })
