import type { Locale } from '@zhzz/contract/locale.ts'
import { mostPlanned, type PlanItem, type YearPlan } from '@zhzz/contract/schedule/plan.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { shanghaiDay } from '#day.ts'
import type { Viewer } from '#http/session.ts'
import { rowLimit } from '#rowLimit.ts'
import { clashesOf, type Planned } from '#schedule/clashes.ts'
import { missedOf } from '#schedule/missed.ts'
import { endDate, rowOf, shownRows, startDate, teamRows } from '#schedule/rows.ts'

type Asked = { year: number; viewer: Viewer; now: Date; locale: Locale }

/** A year of the viewer and of what the team shared, with what does not go together. */
export async function yearPlanOf(db: Kysely<DB>, { year, viewer, now, locale }: Asked): Promise<YearPlan> {
  const today = shanghaiDay(now)
  const inYear = teamRows(db, viewer)
    .where(endDate, '>=', `${year}-01-01`)
    .where(startDate, '<=', `${year}-12-31`)
  const rows = await shownRows(inYear, { viewer, today, locale })
    .select('mine.subAccountId')
    .select(sql<string | null>`coalesce(edition.move_in_start, mine.move_in_start)`.as('moveInStart'))
    .select(sql<string | null>`coalesce(edition.move_out_end, mine.move_out_end)`.as('moveOutEnd'))
    .select(sql<number | null>`coalesce(region.longitude, parent.longitude)`.as('cityLongitude'))
    .select(sql<number | null>`coalesce(region.latitude, parent.latitude)`.as('cityLatitude'))
    .select(
      sql<boolean | null>`edition.set_status = 'cancelled' or mine.plan_state = 'dropped' or
        (edition.set_status = 'postponed' and edition.original_start_date is null)`.as('isOff'),
    )
    // What is to come is shown where the viewer's plan has not room for all.
    .orderBy(sql`mine.plan_state = 'dropped' or ${endDate} < ${today}::date`)
    .orderBy(startDate)
    .orderBy('mine.id')
    .limit(mostPlanned)
    .execute()
  const names = await namesOf(db, viewer)
  const all = Map.groupBy(rows, (row) => row.editionId ?? row.id)
  const planned = [...all.values()].flatMap((same): Planned[] => {
    const { subAccountId } = viewer
    const row = same.find((one) => one.subAccountId === subAccountId) ?? same[0]
    if (row === undefined) return []
    const { subAccountId: owner, moveInStart, moveOutEnd, cityLongitude, cityLatitude, isOff, ...rest } = row
    const shown = rowOf(rest, locale)
    const isMine = owner === subAccountId
    const going = new Set(same.flatMap((one) => [one.subAccountId, ...one.memberIds]))
    const item: PlanItem = {
      ...shown,
      ...(!isMine && { note: null, budget: null, actualCost: null, reminders: [] }),
      isMine,
      people: [...going].map((id) => ({ id, name: names.get(id) ?? null })),
    }
    const isThereEarly = ['build', 'forward', 'exhibit'].includes(item.joinRole ?? '')
    const busy = {
      from: (isThereEarly && moveInStart) || item.startDate,
      to: (isThereEarly && moveOutEnd) || item.endDate,
    }
    const [longitude, latitude] = [item.longitude ?? cityLongitude, item.latitude ?? cityLatitude]
    const place = longitude === null || latitude === null ? null : { longitude, latitude }
    return [{ item, busy, place, isOff: isOff === true }]
  })
  const shown = planned
    .slice(0, await rowLimit(db, viewer, 'plan_items'))
    .toSorted((a, b) => (a.item.startDate < b.item.startDate ? -1 : 1))
  const items = shown.map(({ item }) => item)
  // What has been cannot be planned otherwise.
  const coming = shown.filter(({ item }) => item.endDate >= today)
  const own = shown.flatMap(({ item, isOff }) => (item.isMine && !isOff ? item : []))
  return {
    items,
    hidden: planned.length - shown.length,
    clashes: [...clashesOf(coming), ...(await missedOf(db, own, { planned: items, today, locale }))],
    totals: totalsOf(own),
  }
}

function totalsOf(own: readonly PlanItem[]): YearPlan['totals'] {
  const sumOf = (of: (item: PlanItem) => number) => own.reduce((sum, item) => sum + of(item), 0)
  return {
    items: own.length,
    days: sumOf(({ startDate: from, endDate: to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1),
    budget: sumOf(({ budget }) => budget ?? 0),
    actualCost: sumOf(({ actualCost }) => actualCost ?? 0),
    cities: new Set(own.flatMap(({ cityName }) => cityName ?? [])).size,
  }
}

async function namesOf(db: Kysely<DB>, viewer: Viewer): Promise<Map<string, string | null>> {
  const people = await db
    .selectFrom('subAccount')
    .where('tenantId', '=', viewer.tenantId)
    .select(['id', 'realName'])
    .execute()
  return new Map(people.map(({ id, realName }) => [id, realName]))
}
