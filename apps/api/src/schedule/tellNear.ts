import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { shanghaiDay, startOfDay } from '#day.ts'
import { writeMessages } from '#message/writeMessages.ts'

const hour = 3_600_000
/** People are reminded of days from nine in the morning on, as the calendar of a device does. */
const morning = 9 * hour

/**
 * 提前提醒 of 我的展会: tells who asked to be reminded so many days before the first day of what is on their schedule; a day
 * later still, where no server ran.
 */
export async function tellNear(db: Kysely<DB>, now: Date): Promise<void> {
  const today = shanghaiDay(now)
  if (now.getTime() < startOfDay(today).getTime() + morning) return
  await writeMessages(near(today), now).execute(db)
}

/** An event of one's own is named by its owner: a number in that name stays out. */
function near(today: string) {
  return sql`
    select mine.sub_account_id, 'editionNear' as kind, mine.id as object_id,
      jsonb_build_object('from', day.first, 'to', day.last, 'days', day.first - ${today}::date,
        'name', coalesce(edition.name, regexp_replace(mine.name, '[0-9]{7,}', '…', 'g'))) as facts,
      concat('mine ', mine.id, ' on ', day.first, ' before ', (
        select min(days) from unnest(mine.reminders) as days where day.first - ${today}::date between days - 1 and days)) as source
    from my_exhibition mine
    left join exhibition_edition edition on edition.id = mine.edition_id
    cross join lateral (select coalesce(edition.start_date, mine.start_date) as first,
      coalesce(edition.end_date, mine.end_date) as last) day
    where edition.set_status is distinct from 'cancelled' and day.first >= ${today}::date
      and exists (select from unnest(mine.reminders) as days where day.first - ${today}::date between days - 1 and days)`
}
