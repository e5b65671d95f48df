import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { periodKey } from '#member/quota.ts'
import { rowLimit } from '#rowLimit.ts'

/** Of the plan, in megabytes a day; what a tenant used is counted in kilobytes. */
const planCode = 'upload_mb'
const usedCode = 'upload_kb'

/** Megabytes a day that the viewer's plan lets the tenant send; null while some of them are left. */
export async function uploadsUsedUp(db: Kysely<DB>, viewer: Viewer, now: Date): Promise<number | null> {
  const megabytes = await rowLimit(db, viewer, planCode)
  const usage = await db
    .selectFrom('quotaUsage')
    .where('tenantId', '=', viewer.tenantId)
    .where('quotaCode', '=', usedCode)
    .where('periodKey', '=', periodKey('day', now))
    .select('used')
    .executeTakeFirst()
  return (usage?.used ?? 0) >= megabytes * 1024 ? megabytes : null
}

/** Counts the bytes for the tenant's day; false when fewer are left. The update is its own condition. */
export async function takeBytes(db: Kysely<DB>, viewer: Viewer, bytes: number, now: Date): Promise<boolean> {
  const megabytes = await rowLimit(db, viewer, planCode)
  const limit = megabytes === Number.POSITIVE_INFINITY ? 2 ** 31 - 1 : megabytes * 1024
  const kilobytes = Math.ceil(bytes / 1024)
  const { rows } = await sql`
    insert into quota_usage as usage (tenant_id, quota_code, period_key, used)
    select ${viewer.tenantId}::uuid, ${usedCode}, ${periodKey('day', now)}, ${kilobytes}::integer
    where ${kilobytes}::integer <= ${limit}::integer
    on conflict (tenant_id, quota_code, period_key) do update set used = usage.used + excluded.used
    where usage.used + excluded.used <= ${limit}::integer
    returning used`.execute(db)
  return rows.length > 0
}

/** What was taken for a file that was not kept after all. */
export async function giveBytesBack(db: Kysely<DB>, viewer: Viewer, bytes: number, now: Date): Promise<void> {
  await db
    .updateTable('quotaUsage')
    .set({ used: sql`greatest(0, used - ${Math.ceil(bytes / 1024)}::integer)` })
    .where('tenantId', '=', viewer.tenantId)
    .where('quotaCode', '=', usedCode)
    .where('periodKey', '=', periodKey('day', now))
    .execute()
}
