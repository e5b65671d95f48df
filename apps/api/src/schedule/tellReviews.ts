import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import { writeMessages } from '#message/writeMessages.ts'

/** After nine in the morning, as of what is near. */
const morning = 9 * 3_600_000
/** Told later still where no server ran. */
const latest = 7

/** 展会复盘 of what was on somebody's schedule: told in the morning after its last day, once. */
export async function tellReviews(db: Kysely<DB>, now: Date): Promise<void> {
  const today = shanghaiDay(now)
  if (now.getTime() < startOfDay(today).getTime() + morning) return
  await writeMessages(
    sql`select mine.sub_account_id, 'reviewReady' as kind, edition.id as object_id,
        jsonb_build_object('name', edition.name) as facts, concat('review of ', edition.id) as source
      from exhibition_edition edition
      join my_exhibition mine on mine.edition_id = edition.id
      where edition.end_date between ${dayAfter(today, -latest)}::date and ${dayAfter(today, -1)}::date
        and edition.set_status is distinct from 'cancelled' and mine.plan_state <> 'dropped'
        and mine.created_at < (edition.end_date + 1)::timestamp at time zone 'Asia/Shanghai'`,
    now,
  ).execute(db)
}
