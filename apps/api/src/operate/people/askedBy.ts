import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'

type Asked = {
  kind: 'order' | 'authentication' | 'application' | 'correction' | 'missing' | 'contacts' | 'privacy'
  no: number
  at: Date
  about: string
  state: string
  isWaiting: boolean
}

const mostAsked = 50

/** What an account asked for, in whichever team, the newest first; what was written with it is not read. */
export async function askedBy(db: Kysely<DB>, accountId: string) {
  const { rows } = await sql<Asked>`
    with mine as (select id from sub_account where account_id = ${accountId})
    select * from (
      select 'order' as kind, order_no as no, created_at as at, plan_code as about, status as state, status = 'pending' as is_waiting
      from member_order where asked_by in (select id from mine)
      union all
      select 'authentication', request_no, submitted_at, company_name, state, state = 'pending'
      from authentication where asked_by in (select id from mine)
      union all
      select 'application', request_no, asked_at, code, state, state = 'asked'
      from application_open where asked_by in (select id from mine)
      union all
      select kind, number, created_at, object_name, state, state = 'open'
      from report where sub_account_id in (select id from mine)
      union all
      select 'privacy', number, created_at, '', state, state = 'open'
      from privacy_request where account_id = ${accountId}
    ) as asked order by at desc limit ${mostAsked}`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
