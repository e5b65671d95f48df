import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { dayAfter, shanghaiDay } from '#day.ts'
import { vendorSaid } from '#outside/channels.ts'

export type Outcome = 'sent' | 'failed' | 'unknown' | 'used'
type OfDay = { day: string; purpose: string; outcome: Outcome; reason: string; times: number }

const shanghai = sql.lit('Asia/Shanghai')

/** Codes and messages of days that are not tallied yet, as their rows tell: few, for the rows of codes are swept soon. */
const untold = sql`
  select day, purpose, outcome, reason, count(*)::integer as times from (
    select (code.created_at at time zone ${shanghai})::date as day, code.purpose,
      case when outbox.state in ('sent', 'failed') then outbox.state else 'unknown' end as outcome,
      case when outbox.state = 'failed' then coalesce(outbox.reason, '') else '' end as reason
    from sms_outbox outbox join sms_code code on code.id = outbox.code_id
    union all
    select (created_at at time zone ${shanghai})::date, purpose, 'used', '' from sms_code where used_at is not null
    union all
    select (delivery.settled_at at time zone ${shanghai})::date, 'notice', delivery.state,
      case when delivery.state = 'failed' then coalesce(replace(delivery.why, ${sql.lit(vendorSaid)}, ''), '') else '' end
    from message_delivery delivery join message_target target on target.id = delivery.target_id
    where target.channel = 'sms' and delivery.state in ('sent', 'failed', 'unknown') and delivery.settled_at is not null
  ) told
  where day not in (select sms_day.day from sms_day)
  group by day, purpose, outcome, reason`

/** What went out, and what became of it, from a day of Shanghai on. */
export async function smsDays(db: Kysely<DB>, from: string): Promise<OfDay[]> {
  const { rows } = await sql<OfDay>`
    select day::text, purpose, outcome, reason, times from (
      select day, purpose, outcome, reason, times from sms_day union all ${untold}
    ) days where day >= ${from} order by day desc, purpose`.execute(db)
  return rows
}

/** An hour into the next day all of its codes are over: the day's sums are kept before its rows are swept. */
export async function tallySms(db: Kysely<DB>, now: Date): Promise<void> {
  const open = shanghaiDay(new Date(now.getTime() - 3_600_000))
  await sql`insert into sms_day (day, purpose, outcome, reason, times)
    select * from (${untold}) days where day < ${open}`.execute(db)
  await db.deleteFrom('smsDay').where('day', '<', dayAfter(open, -keptDays)).execute()
}

const keptDays = 400
