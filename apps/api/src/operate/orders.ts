import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'

/** 升级申请: those that wait, the oldest first, or those that were answered, the newest first. */
export function orderRows(db: Kysely<DB>, state: 'waiting' | 'answered', limit: number) {
  return db
    .selectFrom('memberOrder as own')
    .innerJoin('tenant', 'tenant.id', 'own.tenantId')
    .leftJoin('subAccount as person', 'person.id', 'own.askedBy')
    .leftJoin('account', 'account.id', 'person.accountId')
    .where((row) =>
      // What was given without being asked for is no answer.
      state === 'waiting' ? row('own.status', '=', 'pending') : row('own.answeredAt', 'is not', null),
    )
    .orderBy('own.orderNo', state === 'waiting' ? 'asc' : 'desc')
    .limit(limit)
    .select(['own.orderNo', 'own.createdAt', 'own.planCode as plan', 'own.wish', 'tenant.name as tenant'])
    .select(['tenant.planCode', 'person.realName', 'account.phoneMask'])
    .select(['own.status', 'own.amount', 'own.remark', 'own.operator', 'own.answeredAt'])
    .execute()
}

/** Those that wait, a line each. */
export async function waitingOrders(db: Kysely<DB>): Promise<string> {
  const rows = await orderRows(db, 'waiting', 10_000)
  if (rows.length === 0) return 'nobody waits for an answer'
  return rows
    .map(({ orderNo, createdAt, plan, tenant, planCode, realName, phoneMask, wish }) =>
      [
        `${orderNo} ${createdAt.toISOString()}`,
        plan,
        `${tenant} (${planCode})`,
        `${realName ?? ''} ${phoneMask ?? ''}`.trim(),
        wish,
      ]
        .filter((part) => part !== '')
        .join('  '),
    )
    .join('\n')
}
