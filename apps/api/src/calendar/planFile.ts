import type { calendar } from '@zhzz/contract/calendar/calls.ts'
import { sql } from 'kysely'
import { scheduledEvents } from '#calendar/feedEvents.ts'
import { feedWords } from '#calendar/feedWords.ts'
import { icsOf } from '#calendar/ics.ts'
import type { Handler } from '#context.ts'
import { isSeenByTeam } from '#member/scheduled.ts'

/** So often a program that asks the file again is to come; most read it once. */
const refreshHours = 24

export const planFile: Handler<typeof calendar.planFile> = async (
  { ids },
  { db, viewer, now, locale, fail },
) => {
  const rows = await db
    .selectFrom('myExhibition as mine')
    .where('mine.id', 'in', ids)
    .where(isSeenByTeam(viewer, sql`mine`))
    .orderBy('mine.id')
    .select(['mine.id', 'mine.editionId'])
    .execute()
  if (rows.length === 0) throw fail('nothingToDo')
  const events = await scheduledEvents(db, rows, { parts: ['show', 'moves', 'deadlines'], locale, now })
  return { ics: icsOf({ name: feedWords.plan[locale], refreshHours }, events) }
}
