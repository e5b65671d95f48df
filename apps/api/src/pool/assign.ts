import type { pool } from '@zhzz/contract/pool/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { isWorker } from '#member/workers.ts'
import { writeMessages } from '#message/writeMessages.ts'
import { giveFromPool } from '#pool/give.ts'

export const assign: Handler<typeof pool.assign> = async (
  { ids, subAccountId: toId },
  { db, viewer, now, fail },
) => {
  if (!(await isWorker(db, viewer.tenantId, toId))) throw fail('notFound')
  const count = await giveFromPool(db, viewer, { ids, toId, isTaken: false, now })
  if (count === 'none') throw fail('notFound')
  if (count === 0) throw fail('customerTaken')
  if (toId !== viewer.subAccountId)
    await writeMessages(
      sql`select ${toId}::uuid as sub_account_id, 'poolGiven' as kind,
        case when count(*) = 1 then (array_agg(customer.company_id))[1] end as object_id,
        jsonb_build_object('name', min(company.name), 'count', count(*)) as facts,
        concat('pool given ', min(customer.id::text), ' at ', ${now.toISOString()}::text) as source
      from customer join company on company.id = customer.company_id
      where customer.id = any(${ids}::uuid[]) and customer.owner_id = ${toId} and customer.owned_since = ${now}
      having count(*) > 0`,
      now,
    ).execute(db)
  return { count }
}
