import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { roomLeft } from '#schedule/room.ts'

export const carryOver: Handler<typeof schedule.carryOver> = async ({ year }, { db, viewer, now, fail }) => {
  const { room } = await roomLeft(db, viewer)
  const rows = await db
    .selectFrom('myExhibition as mine')
    .innerJoin('exhibitionEdition as last', 'last.id', 'mine.editionId')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('exhibitionEdition as edition')
          .whereRef('edition.seriesId', '=', 'last.seriesId')
          .where('edition.startDate', '>=', `${year}-01-01`)
          .where('edition.startDate', '<=', `${year}-12-31`)
          .where(sql<boolean>`edition.set_status is distinct from 'cancelled'`)
          .orderBy('edition.startDate')
          .limit(1)
          .select(['edition.id', 'edition.startDate', 'edition.endDate'])
          .as('next'),
      (join) => join.onTrue(),
    )
    .leftJoin('myExhibition as known', (join) =>
      join.onRef('known.editionId', '=', 'next.id').on('known.subAccountId', '=', viewer.subAccountId),
    )
    .where('mine.subAccountId', '=', viewer.subAccountId)
    .where('last.startDate', '>=', `${year - 1}-01-01`)
    .where('last.startDate', '<=', `${year - 1}-12-31`)
    .where('mine.planState', '!=', 'dropped')
    .where('known.id', 'is', null)
    .orderBy('next.startDate')
    .orderBy('mine.id')
    .select(['next.id as editionId', 'next.startDate as knownStart', 'next.endDate as knownEnd'])
    .select(['mine.joinRole', 'mine.reminders', 'mine.budget', 'mine.goalLeads', 'mine.goalMeetings'])
    .select('mine.memberIds')
    .execute()
  if (rows.length === 0) throw fail('nothingToDo')
  // Two rows of one series in a year have one that follows.
  const next = new Map(rows.flatMap((row) => (row.editionId === null ? [] : [[row.editionId, row] as const])))
  const added = [...next.values()].slice(0, room)
  if (added.length > 0)
    await db
      .insertInto('myExhibition')
      .values(
        added.map((row) => ({
          ...row,
          id: uuid(),
          subAccountId: viewer.subAccountId,
          planState: 'idea',
          createdAt: now,
          updatedAt: now,
        })),
      )
      .execute()
  return {
    added: added.length,
    unknown: rows.filter(({ editionId }) => editionId === null).length,
    left: next.size - added.length,
  }
}
