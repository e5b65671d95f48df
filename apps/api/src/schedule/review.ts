import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import { editionCards } from '#exhibition/card.ts'
import type { Viewer } from '#http/session.ts'
import { customersOf, presenceOf } from '#schedule/presence.ts'
import { adviceOf } from '#schedule/review/advice.ts'
import { editionDays } from '#schedule/review/editionDays.ts'
import { inYuan, nothing, tallyOf } from '#schedule/review/figures.ts'
import { ledgerOf } from '#schedule/review/ledger.ts'
import { isOfTeamReview } from '#schedule/review/readable.ts'
import { peopleOf, reviewedOf } from '#schedule/review/reviewed.ts'

/** Other exhibitions beside it. */
const mostOthers = 8
/** What is older is no measure. */
const comparedDays = 3 * 365

export const review: Handler<typeof schedule.review> = async ({ editionId, windowDays }, context) => {
  const { db, viewer, now, locale, fail } = context
  const reader = { viewer, now, locale }
  const edition = await db
    .selectFrom('exhibitionEdition')
    .where('id', '=', editionId)
    .select(['id', 'seriesId', 'startDate', 'endDate'])
    .executeTakeFirst()
  if (edition === undefined) throw fail('notFound')
  const today = shanghaiDay(now)
  const tally = tallyOf(await ledgerOf(db, viewer, windowDays))
  const before = (await editionDays(db, tally)).filter(({ id }) => id !== editionId).toReversed()
  const previous = before.find(
    ({ seriesId, startDate }) => seriesId === edition.seriesId && startDate < edition.startDate,
  )
  const others = before.filter(({ endDate }) => endDate < today && endDate >= dayAfter(today, -comparedDays))
  const nextId = await nextEdition(db, edition, today)
  const figuresOf = (id: string) => inYuan(tally.get(id)?.get(null) ?? nothing())
  const shown = [editionId, ...(previous ? [previous.id] : []), ...others.slice(0, mostOthers).map(idOf)]
  const reviewed = await reviewedOf(db, tally, [...new Set(shown)], reader)
  const [own] = reviewed
  if (own === undefined) throw fail('notFound')
  const isClosed = dayAfter(edition.endDate, windowDays) < today
  const mine = await db
    .selectFrom('myExhibition')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('editionId', '=', editionId)
    .select(['id', 'goalLeads', 'goalMeetings'])
    .executeTakeFirst()
  return {
    ...own,
    mineId: mine?.id ?? null,
    goalLeads: mine?.goalLeads ?? null,
    goalMeetings: mine?.goalMeetings ?? null,
    isTeam: isOfTeamReview(viewer),
    isOpen: !isClosed,
    people: await peopleOf(db, tally, [editionId]),
    previous: reviewed.find((one) => one.edition.id === previous?.id) ?? null,
    others: reviewed.filter(({ edition: { id } }) => id !== editionId && id !== previous?.id),
    advice: adviceOf({
      figures: own.figures,
      previous: previous ? figuresOf(previous.id) : null,
      others: others.map(({ id }) => figuresOf(id)),
      daysSinceEnd: (Date.parse(today) - Date.parse(edition.endDate)) / 86_400_000,
      isClosed,
      customersNext: nextId === null ? null : await expectedAt(db, viewer, nextId, now),
    }),
    next: nextId === null ? null : ((await editionCards(db, [nextId], reader))[0] ?? null),
  }
}

function idOf({ id }: { id: string }): string {
  return id
}

/** The one of the series that comes next, after it and after today. */
async function nextEdition(
  db: Kysely<DB>,
  { seriesId, startDate }: { seriesId: string; startDate: string },
  today: string,
): Promise<string | null> {
  const next = await db
    .selectFrom('exhibitionEdition')
    .where('seriesId', '=', seriesId)
    .where('startDate', '>', startDate)
    .where('startDate', '>', today)
    .where('setStatus', 'is', null)
    .orderBy('startDate')
    .select('id')
    .executeTakeFirst()
  return next?.id ?? null
}

async function expectedAt(db: Kysely<DB>, viewer: Viewer, editionId: string, now: Date): Promise<number> {
  const customers = customersOf(db, viewer, 'all', now)
  const { rows } = await sql<{ expected: number }>`select coalesce(sum(probability), 0)::float8 as expected
    from ${presenceOf(viewer, customers, sql`edition.id = ${editionId}`)} presence`.execute(db)
  return rows[0]?.expected ?? 0
}
