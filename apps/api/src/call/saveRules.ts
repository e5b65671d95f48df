import type { call } from '@zhzz/contract/call/calls.ts'
import type { Handler } from '#context.ts'

export const saveRules: Handler<typeof call.saveRules> = async (
  { fromHour, toHour, perNumber, perPerson },
  { db, viewer, now },
) => {
  const set = { fromHour, toHour, perNumber, perPerson, updatedAt: now }
  await db
    .insertInto('callSetting')
    .values({ tenantId: viewer.tenantId, ...set })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(set))
    .execute()
  return { fromHour, toHour, perNumber, perPerson }
}
