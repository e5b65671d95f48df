import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/**
 * Erases a tenant whose last person is going, with all that was written in it. Where there are orders, which the law
 * keeps, the tenant stays as their bare owner. How many orders stay.
 */
export async function eraseTenant(db: Kysely<DB>, tenantId: string, now: Date): Promise<number> {
  // In this order: what points to others first.
  for (const table of [
    'followUp',
    'callRecord',
    'callList',
    'callSetting',
    'poolRule',
    'contactFeedback',
    'authentication',
    'uploadFile',
    'customer',
    'unlock',
    'quotaLedger',
    'quotaUsage',
    'invitation',
    'tenantQuota',
    'operatorAct',
  ] as const)
    await db.deleteFrom(table).where('tenantId', '=', tenantId).execute()
  await db.deleteFrom('subAccount').where('tenantId', '=', tenantId).execute()
  const { orders } = await db
    .selectFrom('memberOrder')
    .where('tenantId', '=', tenantId)
    .select((row) => row.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  if (orders === 0) {
    await db.deleteFrom('tenant').where('id', '=', tenantId).execute()
    return 0
  }
  await db
    .updateTable('memberOrder')
    .set({ remark: null, wish: '' })
    .where('tenantId', '=', tenantId)
    .execute()
  await db
    .updateTable('tenant')
    .set({ name: '', companyId: null, authStatus: 0, updatedAt: now })
    .where('id', '=', tenantId)
    .execute()
  return orders
}
