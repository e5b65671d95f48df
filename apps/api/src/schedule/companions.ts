import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { Handler } from '#context.ts'

export const companions: Handler<typeof schedule.companions> = async (_, { db, viewer }) =>
  db
    .selectFrom('subAccount')
    .where('tenantId', '=', viewer.tenantId)
    .where('status', '=', 'active')
    .where('id', '!=', viewer.subAccountId)
    .orderBy('realName')
    .orderBy('id')
    .select(['id', 'realName as name'])
    .execute()
