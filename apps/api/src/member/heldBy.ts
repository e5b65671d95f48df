import type { HeldBy } from '@zhzz/contract/customer/heldBy.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#http/session.ts'
import { isKept } from '#member/teamFollowUp.ts'

type Held = { name: string | null; lastFollowTime: string | null }

/**
 * Of a row of `customer`: another of the team who is on it, its owner, else who spoke to it last. A name and a day, so that
 * nobody is called twice, whatever the record says and its author keeps to themselves.
 */
export function heldByOther(viewer: Viewer): RawBuilder<Held | null> {
  return sql<Held | null>`(
    select jsonb_build_object('name', other.real_name, 'lastFollowTime', customer.last_follow_time)
    from sub_account other
    where other.id <> ${viewer.subAccountId} and other.tenant_id = ${viewer.tenantId} and other.status = 'active'
      and other.id = coalesce(nullif(customer.owner_id, ${viewer.subAccountId}::uuid), (
        select follow_up.sub_account_id from follow_up
        where follow_up.tenant_id = ${viewer.tenantId} and follow_up.company_id = customer.company_id and ${isKept}
        order by follow_up.follow_time desc limit 1)))`
}

export function readHeldBy(held: Held | null): HeldBy | null {
  const last = held?.lastFollowTime ?? null
  return held && { name: held.name, lastFollowTime: last && new Date(last).toISOString() }
}
