import type { CountedQuota } from '@zhzz/contract/quota.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Viewer } from '#http/session.ts'
import { limitsOfViewer } from '#limitsOf.ts'
import type { QuotaPeriod } from '#member/period.ts'
import { quotasOf } from '#member/quota.ts'
import { seatQuota } from '#member/seat.ts'
import { takeUsage } from '#member/usage.ts'

/** Unlock credits are taken from the month first, then from those given once. */
const sources = [
  { quotaCode: 'unlock', period: 'month' },
  { quotaCode: 'unlock_once', period: 'once' },
] as const satisfies { quotaCode: CountedQuota; period: QuotaPeriod }[]

/** In which period credits of a quota are counted. */
export function creditPeriod(quotaCode: string): QuotaPeriod {
  return sources.find((source) => source.quotaCode === quotaCode)?.period ?? 'once'
}

export const unlockQuotas = sources.map(({ quotaCode }) => quotaCode)

/** Unlock credits of the viewer's tenant in this period: what the plan gives and what is left. */
export async function creditsLeft(
  db: Kysely<DB>,
  viewer: Viewer,
  now: Date,
): Promise<{ limit: number; remaining: number }> {
  const quotas = await quotasOf(db, viewer, now, unlockQuotas)
  return {
    limit: quotas.reduce((sum, quota) => sum + quota.limit, 0),
    // A plan that ended may have used more than the smaller one now gives.
    remaining: quotas.reduce((sum, quota) => sum + Math.max(0, quota.limit - quota.used), 0),
  }
}

/**
 * Takes one credit: false when none is left, or none of the seat's own quota; the caller's transaction must then end
 * in a failure, for the count was taken.
 */
export async function takeCredit(
  db: Kysely<DB>,
  viewer: Viewer,
  reference: string,
  now: Date,
): Promise<boolean> {
  for (const { quotaCode, period } of sources) {
    const { tenantId } = viewer
    const limit = sql<number>`(select limit_value from ${limitsOfViewer(viewer)} given where quota_code = ${quotaCode})`
    const balance = await takeUsage(db, { tenantId, quotaCode, period, now }, 1, limit)
    if (balance === null) continue
    // After the count, whose lock on the tenant's row lets one of a seat's two unlocks at once count the other.
    const { seatLimit, seatUsed } = await seatQuota(db, viewer, now).executeTakeFirstOrThrow()
    if (seatLimit !== null && seatUsed >= seatLimit) return false
    await db
      .insertInto('quotaLedger')
      .values({
        id: uuid(),
        tenantId,
        quotaCode,
        delta: -1,
        reason: 'unlock',
        reference,
        balance,
        subAccountId: viewer.subAccountId,
        createdAt: now,
      })
      .execute()
    return true
  }
  return false
}
