import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { startOfMonth } from '#day.ts'
import type { Viewer } from '#http/session.ts'

/** Unlocks that a seat has taken this month, without those whose credit came back in it. `seat`: the id of a sub-account in a query. */
export function unlocksOfMonth(seat: RawBuilder<unknown>, now: Date): RawBuilder<number> {
  return sql<number>`(select greatest(0, coalesce(-sum(ledger.delta), 0))::int from quota_ledger ledger
    where ledger.sub_account_id = ${seat} and ledger.reason in ('unlock', 'refund') and ledger.created_at >= ${startOfMonth(now)})`
}

/** What the viewer's seat may unlock in a month (null: it has no quota of its own, and nothing is counted) and did. */
export function seatQuota(db: Kysely<DB>, viewer: Viewer, now: Date) {
  return db
    .selectFrom('subAccount as seat')
    .where('seat.id', '=', viewer.subAccountId)
    .select([
      'seat.unlockLimit as seatLimit',
      sql<number>`case when seat.unlock_limit is null then 0 else ${unlocksOfMonth(sql`seat.id`, now)} end`.as(
        'seatUsed',
      ),
    ])
}
