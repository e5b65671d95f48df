import type { company } from '@zhzz/contract/company/calls.ts'
import { sql } from 'kysely'
import { findCompany } from '#company/found.ts'
import { visitMilliseconds } from '#company/signal/lastVisit.ts'
import type { Handler } from '#context.ts'

export const visit: Handler<typeof company.visit> = async ({ id }, { db, viewer, now, fail }) => {
  const found = await findCompany(db, id)
  if (found === undefined) throw fail('notFound')
  const over = new Date(now.getTime() - visitMilliseconds)
  await sql`
    insert into company_visit as known (sub_account_id, company_id, last_at)
    values (${viewer.subAccountId}, ${found.id}, ${now})
    on conflict (sub_account_id, company_id) do update set
      before_at = case when known.last_at < ${over} then known.last_at else known.before_at end,
      last_at = greatest(known.last_at, excluded.last_at)`.execute(db)
  return true
}
