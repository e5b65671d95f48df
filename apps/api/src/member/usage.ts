import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { periodKey, type QuotaPeriod } from '#member/period.ts'

type Counted = { tenantId: string; quotaCode: string; period: QuotaPeriod; now: Date }

/** Largest of a PostgreSQL integer. */
const noLimit = 2 ** 31 - 1

/**
 * Counts `amount` for the tenant's period: how many are left of `limit`, or null, and nothing is counted, when these would
 * be too many. One statement that is its own condition, so that of any number of callers at once no more succeed than
 * there are (reliability §6.4 R3); it holds the count's row until the transaction ends.
 */
export async function takeUsage(
  db: Kysely<DB>,
  { tenantId, quotaCode, period, now }: Counted,
  amount: number,
  limit: number | RawBuilder<number>,
): Promise<number | null> {
  const most = typeof limit === 'number' ? sql`${Math.min(limit, noLimit)}::integer` : limit
  const { rows } = await sql<{ left: number }>`
    insert into quota_usage as usage (tenant_id, quota_code, period_key, used)
    select ${tenantId}::uuid, ${quotaCode}, ${periodKey(period, now)}, ${amount}::integer
    where ${amount}::integer <= ${most}
    on conflict (tenant_id, quota_code, period_key) do update set used = usage.used + excluded.used
    where usage.used + excluded.used <= ${most}
    returning ${most} - used as left`.execute(db)
  return rows[0]?.left ?? null
}

/** What was counted for something that was not kept after all. */
export async function giveUsageBack(
  db: Kysely<DB>,
  { tenantId, quotaCode, period, now }: Counted,
  amount: number,
): Promise<void> {
  await db
    .updateTable('quotaUsage')
    .set({ used: sql`greatest(0, used - ${amount}::integer)` })
    .where('tenantId', '=', tenantId)
    .where('quotaCode', '=', quotaCode)
    .where('periodKey', '=', periodKey(period, now))
    .execute()
}

/** What was paid for in vain: it counts in the period that runs, as more than its limit where nothing was used yet. Says what is used. */
export async function returnUsage(
  db: Kysely<DB>,
  { tenantId, quotaCode, period, now }: Counted,
  amount: number,
): Promise<number> {
  const { used } = await db
    .insertInto('quotaUsage')
    .values({ tenantId, quotaCode, periodKey: periodKey(period, now), used: -amount })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'quotaCode', 'periodKey'])
        .doUpdateSet({ used: sql`quota_usage.used - ${amount}::integer` }),
    )
    .returning('used')
    .executeTakeFirstOrThrow()
  return used
}

/** What the tenant has used in the period. */
export async function usedOf(db: Kysely<DB>, { tenantId, quotaCode, period, now }: Counted): Promise<number> {
  const usage = await db
    .selectFrom('quotaUsage')
    .where('tenantId', '=', tenantId)
    .where('quotaCode', '=', quotaCode)
    .where('periodKey', '=', periodKey(period, now))
    .select('used')
    .executeTakeFirst()
  return usage?.used ?? 0
}
