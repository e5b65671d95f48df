import type { CalendarFilters } from '@zhzz/contract/calendar/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import { matchingEditions } from '#exhibition/editionHits.ts'
import type { Viewer } from '#http/session.ts'
import { isScheduled } from '#member/scheduled.ts'

type Asked = { filters: CalendarFilters; viewer: Viewer | null; today: string }

/** Editions as the calendar shows them. What was called off takes up no day, but stays to be seen among one's own. */
export async function calendarEditions(db: Kysely<DB>, { filters, viewer, today }: Asked) {
  const { onlyMine = false, ...others } = filters
  const editions = await matchingEditions(db, { keyword: '', filters: others, within: undefined, today })
  return onlyMine
    ? editions.where(isScheduled(viewer, sql`edition.id`))
    : editions.where(sql<boolean>`edition.set_status is distinct from 'cancelled'`)
}
