import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { unlockHolds } from '#member/heldUnlock.ts'
import { writeMessages } from '#message/writeMessages.ts'

/** Days before the end of a plan on which its owner is told. */
const planDays = [30, 7, 1]
/** Days before unlocks end of which who unlocked them is told, those of a week in one message. */
const unlockDays = 14

/** Tells owners that a plan ends, and people that unlocks of theirs do. */
export async function tellExpiries(db: Kysely<DB>, now: Date): Promise<void> {
  await writeMessages(plans(now), now).execute(db)
  await writeMessages(unlocks(now), now).execute(db)
}

/** Of several days that have passed the one nearest to the end. */
function plans(now: Date) {
  return sql`
    select person.id as sub_account_id, 'planExpires' as kind, null::uuid as object_id,
      jsonb_build_object('name', tenant.plan_code, 'until', tenant.plan_expires_at::date) as facts,
      concat('plan ', tenant.plan_code, ' to ', tenant.plan_expires_at::date, ' before ', (
        select min(days) from unnest(${planDays}::int[]) as days
        where tenant.plan_expires_at <= ${now}::timestamptz + make_interval(days => days))) as source
    from tenant join sub_account person on person.tenant_id = tenant.id and person.is_owner
    where tenant.plan_code <> 'free' and tenant.plan_expires_at > ${now}
      and tenant.plan_expires_at <= ${now}::timestamptz + make_interval(days => ${Math.max(...planDays)})`
}

function unlocks(now: Date) {
  return sql`
    select unlock.unlocked_by as sub_account_id, 'unlocksExpire' as kind,
      case when count(*) = 1 then (array_agg(unlock.company_id))[1] end as object_id,
      jsonb_build_object('name', min(company.name), 'until', min(unlock.expire_time)::date, 'count', count(*)) as facts,
      concat('unlocks of ', date_trunc('week', unlock.expire_time)::date) as source
    from unlock join company on company.id = unlock.company_id
    where ${unlockHolds(now)}
      and unlock.expire_time <= ${now}::timestamptz + make_interval(days => ${unlockDays + 7})
      and date_trunc('week', unlock.expire_time) <= ${now}::timestamptz + make_interval(days => ${unlockDays})
    group by unlock.unlocked_by, date_trunc('week', unlock.expire_time)`
}
