import type { pool } from '@zhzz/contract/pool/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { endOfDayBefore, idleCustomers } from '#pool/idle.ts'

export const preview: Handler<typeof pool.preview> = async (rule, { db, viewer, now }) => {
  const { customers } = await db
    .selectFrom('customer')
    .where('tenantId', '=', viewer.tenantId)
    .where('ownerId', 'is not', null)
    .select((row) => row.fn.countAll<number>().as('customers'))
    .executeTakeFirstOrThrow()
  const until = endOfDayBefore(now, rule.idleDays)
  const { rows: people } = await sql<{ subAccountId: string; name: string | null; falling: number }>`
    select person.id as sub_account_id, person.real_name as name, count(*)::int as falling
    from (${idleCustomers(viewer.tenantId, rule, until)}) idle join sub_account person on person.id = idle.owner_id
    group by person.id order by falling desc, person.id`.execute(db)
  return { customers, falling: people.reduce((sum, { falling }) => sum + falling, 0), people }
}
