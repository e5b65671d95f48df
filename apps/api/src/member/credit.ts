import type { CountedQuota } from '@zhzz/contract/quota.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Viewer } from '#http/session.ts'
import { periodKey, type QuotaPeriod, quotasOf } from '#member/quota.ts'
import { seatQuota } from '#member/seat.ts'

/** Unlock credits are taken from the month first, then from those given once. */
const sources = [
  { quotaCode: 'unlock', period: 'month' },
  { quotaCode: 'unlock_once', period: 'once' },
] as const satisfies { quotaCode: CountedQuota; period: QuotaPeriod }[]

/** Unlock credits of the viewer's tenant in this period: what the plan gives and what is left. */
export async function creditsLeft(
  db: Kysely<DB>,
  viewer: Viewer,
  now: Date,
): Promise<{ limit: number; remaining: number }> {
  const quotas = (await quotasOf(db, viewer, now)).filter(({ code }) =>
    sources.some((source) => source.quotaCode === code),
  )
  return {
    limit: quotas.reduce((sum, quota) => sum + quota.limit, 0),
    // A plan that ended may have used more than the smaller one now gives.
    remaining: quotas.reduce((sum, quota) => sum + Math.max(0, quota.limit - quota.used), 0),
  }
}

/**
 * Takes one credit: false when none is left, or none of the seat's own quota; the caller's transaction must then end
 * in a failure, for the count was taken. The update that counts is its own condition, so that of any number of
 * callers at once no more succeed than there are credits (reliability §6.4 R3).
 */
export async function takeCredit(
  db: Kysely<DB>,
  viewer: Viewer,
  reference: string,
  now: Date,
): Promise<boolean> {
  for (const { quotaCode, period } of sources) {
    const usage = { tenantId: viewer.tenantId, quotaCode, periodKey: periodKey(period, now) }
    const limit = db
      .selectFrom('planQuota')
      .where('planCode', '=', viewer.plan)
      .where('planQuota.quotaCode', '=', quotaCode)
      .select('limitValue')
    await db
      .insertInto('quotaUsage')
      .values(usage)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const taken = await db
      .updateTable('quotaUsage')
      .set((row) => ({ used: row('used', '+', 1) }))
      .where('tenantId', '=', usage.tenantId)
      .where('quotaCode', '=', usage.quotaCode)
      .where('periodKey', '=', usage.periodKey)
      .where('used', '<', limit)
      .returning(sql<number>`(${limit}) - used`.as('balance'))
      .executeTakeFirst()
    if (taken === undefined) continue
    // After the update, whose lock on the tenant's row lets one of a seat's two unlocks at once count the other.
    const seat = await seatQuota(db, viewer, now)
    if (seat !== null && seat.used >= seat.limit) return false
    await db
      .insertInto('quotaLedger')
      .values({
        id: uuid(),
        tenantId: viewer.tenantId,
        quotaCode,
        delta: -1,
        reason: 'unlock',
        reference,
        balance: taken.balance,
        subAccountId: viewer.subAccountId,
        createdAt: now,
      })
      .execute()
    return true
  }
  return false
}
