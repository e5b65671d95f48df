import { sql } from 'kysely'
import type { Moving } from '#team/bring/moving.ts'
import { isKnown, isOwnUnlock } from '#team/bring/own.ts'

/** A quota of no plan: what was brought costs the team nothing. */
const brought = 'unlock_brought'

/** They hold as long as they would have. What they cost was paid where they were made, and both ledgers say where they are. */
export async function bringUnlocks({ db, own, viewer, now }: Moving): Promise<number> {
  const { tenantId, subAccountId } = viewer
  const { rows } = await sql<{ count: number }>`
    with moved as (
      update unlock set tenant_id = ${tenantId}, unlocked_by = ${subAccountId}
      where ${isOwnUnlock(own, now)} and not ${isKnown('unlock', tenantId)} returning id, cost),
    said as (
      insert into quota_ledger (id, tenant_id, quota_code, delta, reason, reference, balance, sub_account_id, created_at)
      select gen_random_uuid(), side.tenant_id, ${brought}, side.sign * moved.cost, 'brought', moved.id, 0,
        side.person, ${now}
      from moved, (values (${own.fromTenant}::uuid, 1, ${own.fromId}::uuid), (${tenantId}, -1, ${subAccountId}))
        as side (tenant_id, sign, person))
    select count(*)::int as count from moved`.execute(db)
  return rows[0]?.count ?? 0
}
