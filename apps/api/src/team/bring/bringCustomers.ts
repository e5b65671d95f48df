import { sql } from 'kysely'
import type { Moving } from '#team/bring/moving.ts'
import { isKnown, isOwnCustomer, isOwnFollowUp } from '#team/bring/own.ts'

/**
 * One's customers with what one wrote of them. Of a customer that the team has the records come too, and whose it is stays
 * as it was.
 */
export async function bringCustomers({ db, own, viewer: { tenantId, subAccountId }, now }: Moving) {
  const followUps = await sql`
    update follow_up set tenant_id = ${tenantId}, sub_account_id = ${subAccountId}, handed_to_id = null,
      updated_at = ${now}
    where ${isOwnFollowUp(own)}`.execute(db)
  await sql`
    update upload_file file set tenant_id = ${tenantId}, sub_account_id = ${subAccountId}
    from follow_up_file link join follow_up on follow_up.id = link.follow_up_id
    where file.id = link.file_id and file.tenant_id = ${own.fromTenant} and follow_up.tenant_id = ${tenantId}
      and follow_up.sub_account_id = ${subAccountId}`.execute(db)
  const known = await sql`
    with brought as (
      delete from customer where ${isOwnCustomer(own)} and ${isKnown('customer', tenantId)} returning *)
    update customer team set updated_at = ${now},
      last_follow_time = greatest(team.last_follow_time, brought.last_follow_time),
      next_follow_time = least(team.next_follow_time, brought.next_follow_time)
    from brought where team.tenant_id = ${tenantId} and team.company_id = brought.company_id`.execute(db)
  const moved = await sql`
    update customer set tenant_id = ${tenantId}, owner_id = ${subAccountId}, owned_since = ${now},
      pool_warned_at = null, taken_at = null, updated_at = ${now}
    where ${isOwnCustomer(own)}`.execute(db)
  return {
    customers: Number(known.numAffectedRows ?? 0) + Number(moved.numAffectedRows ?? 0),
    followUps: Number(followUps.numAffectedRows ?? 0),
  }
}
