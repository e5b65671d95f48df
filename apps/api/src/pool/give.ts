import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { isKept } from '#member/teamFollowUp.ts'

interface Given {
  ids: readonly string[]
  toId: string
  /** By themselves, which counts towards 认领上限. */
  isTaken: boolean
  now: Date
}

/** Gives customers of the pool an owner, and with each the open tasks of who had it. 'none': nobody's team has one such. */
export async function giveFromPool(
  db: Kysely<DB>,
  { tenantId }: Viewer,
  { ids, toId, isTaken, now }: Given,
): Promise<number | 'none'> {
  const { rows } = await sql<{ known: number; given: number }>`
    with known as (
      select id, company_id, owner_id, pooled_from_id from customer
      where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) order by id for update),
    given as (
      update customer set owner_id = ${toId}, owned_since = ${now}, taken_at = ${isTaken ? now : null},
        pool_reason = null, pooled_from_id = null, pool_warned_at = null, updated_at = ${now}
      from known where customer.id = known.id and known.owner_id is null
      returning known.company_id, known.pooled_from_id),
    tasks as (
      update follow_up set handed_to_id = nullif(${toId}::uuid, sub_account_id), updated_at = ${now}
      from given where follow_up.tenant_id = ${tenantId} and follow_up.company_id = given.company_id
        and follow_up.task_owner_id = given.pooled_from_id and follow_up.next_state = 'open' and ${isKept})
    select (select count(*)::int from known) as known, (select count(*)::int from given) as given`.execute(db)
  const { known = 0, given = 0 } = rows[0] ?? {}
  return known === 0 ? 'none' : given
}
