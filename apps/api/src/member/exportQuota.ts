import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { periodKey } from '#member/quota.ts'
import { rowLimit } from '#rowLimit.ts'

const quotaCode = 'export'

/** Rows that the tenant may still write to files today; limit 0: the plan has no 导出. */
export async function exportsLeft(
  db: Kysely<DB>,
  viewer: Viewer,
  now: Date,
): Promise<{ limit: number; remaining: number }> {
  const limit = await rowLimit(db, viewer, quotaCode)
  const usage = await db
    .selectFrom('quotaUsage')
    .where('tenantId', '=', viewer.tenantId)
    .where('quotaCode', '=', quotaCode)
    .where('periodKey', '=', periodKey('day', now))
    .select('used')
    .executeTakeFirst()
  return { limit, remaining: Math.max(0, limit - (usage?.used ?? 0)) }
}

/** Counts the rows; false when fewer are left. The update is its own condition, so that two at once never take more. */
export async function takeExports(db: Kysely<DB>, viewer: Viewer, rows: number, now: Date): Promise<boolean> {
  const usage = { tenantId: viewer.tenantId, quotaCode, periodKey: periodKey('day', now) }
  const limit = await rowLimit(db, viewer, quotaCode)
  await db
    .insertInto('quotaUsage')
    .values(usage)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const taken = await db
    .updateTable('quotaUsage')
    .set((row) => ({ used: row('used', '+', rows) }))
    .where('tenantId', '=', usage.tenantId)
    .where('quotaCode', '=', quotaCode)
    .where('periodKey', '=', usage.periodKey)
    .where('used', '<=', limit - rows)
    .returning('used')
    .executeTakeFirst()
  return taken !== undefined
}
