import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import { type Kysely, sql } from 'kysely'
import type { Handler } from '#context.ts'
import { dayAfter, shanghaiDay, startOfDay } from '#day.ts'
import { exhibitorRows } from '#exhibition/exhibitorRow.ts'
import { readStatus, statusOn } from '#exhibition/status.ts'
import type { Viewer } from '#http/session.ts'
import { asc, keyset, paged, unknownLast } from '#keyset.ts'
import { nextWithCompany } from '#member/nextWithCompany.ts'
import { openPage } from '#page.ts'

export const targets: Handler<typeof exhibition.targets> = async (input, context) => {
  const { db, viewer, now, locale } = context
  const { editionId, state, due } = input
  const today = shanghaiDay(now)
  const tonight = startOfDay(dayAfter(today, 1))
  let query = ownTargets(db, viewer).leftJoin(nextWithCompany(db, viewer).as('next'), (join) =>
    join.onRef('next.companyId', '=', 'exhibitor.companyId'),
  )
  if (editionId) query = query.where('target.editionId', '=', editionId)
  if (state) query = query.where('target.state', '=', state)
  if (due === 'due') query = query.where('next.nextFollowTime', '<', tonight)
  if (due === 'later') query = query.where('next.nextFollowTime', '>=', tonight)
  if (due === 'none') query = query.where('next.nextFollowTime', 'is', null)
  const { total } = await query
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await openPage(context, input)
  const shown = query
    .select(['exhibitor.id', 'edition.name', 'edition.startDate', 'edition.endDate', 'next.nextFollowTime'])
    .select(statusOn(today).as('status'))
    .select(sql<number>`edition.start_date - ${today}::date`.as('daysLeft'))
  const rows = await paged(shown, walkOf(today), page).execute()
  const { list, ...rest } = page.answer(rows, { total, totalIsMore: false })
  const entries = await exhibitorRows(
    db,
    list.map(({ id }) => id),
    { viewer, now, locale },
  )
  const known = new Map(list.map((row) => [row.id, row]))
  return {
    ...rest,
    list: entries.flatMap((entry) => {
      const row = known.get(entry.id)
      if (row === undefined) return []
      const { name, startDate, endDate, status, daysLeft, nextFollowTime } = row
      const edition = { name, startDate, endDate, status: readStatus(status), daysLeft }
      return [{ ...entry, edition, nextFollowTime: nextFollowTime?.toISOString() ?? null }]
    }),
    editions: page.at === null ? await editionsOf(db, viewer, today) : [],
  }
}

function ownTargets(db: Kysely<DB>, viewer: Viewer) {
  return db
    .selectFrom('targetItem as target')
    .innerJoin('exhibitor', 'exhibitor.id', 'target.exhibitorId')
    .innerJoin('exhibitionEdition as edition', 'edition.id', 'target.editionId')
    .where('target.subAccountId', '=', viewer.subAccountId)
    .where('exhibitor.withdrawnAt', 'is', null)
}

/** What is nearest to today first and what is over last; at an exhibition by the numbers of the booths. */
function walkOf(today: string) {
  return keyset(
    asc(sql`(edition.end_date < ${today}::date)::int`),
    asc(sql`abs(edition.start_date - ${today}::date)`),
    asc('edition.id'),
    unknownLast(asc(sql`nullif(exhibitor.booth_walk, '')`)),
    asc('exhibitor.id'),
  )
}

async function editionsOf(db: Kysely<DB>, viewer: Viewer, today: string) {
  const over = sql`edition.end_date < ${today}::date`
  return await ownTargets(db, viewer)
    .groupBy(['edition.id', 'edition.name', 'edition.startDate', 'edition.endDate'])
    .orderBy(over)
    .orderBy(sql`abs(edition.start_date - ${today}::date)`)
    .orderBy('edition.id')
    .limit(100)
    .select(['edition.id', 'edition.name'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .execute()
}
