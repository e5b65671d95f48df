import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import { v7 as uuid } from 'uuid'
import type { Handler } from '#context.ts'
import { roomLeft } from '#schedule/room.ts'

export const addMine: Handler<typeof schedule.addMine> = async (
  { editionIds, planState },
  { db, viewer, now },
) => {
  const { room } = await roomLeft(db, viewer)
  const rows = await db
    .selectFrom('exhibitionEdition as edition')
    .leftJoin('myExhibition as mine', (join) =>
      join.onRef('mine.editionId', '=', 'edition.id').on('mine.subAccountId', '=', viewer.subAccountId),
    )
    .where('edition.id', 'in', editionIds)
    .select(['edition.id', 'edition.startDate', 'edition.endDate', 'mine.id as mineId'])
    .execute()
  const editions = new Map(rows.map((row) => [row.id, row]))
  const found = [...new Set(editionIds)].flatMap((id) => editions.get(id) ?? [])
  const missing = found.filter(({ mineId }) => mineId === null)
  const added = missing.slice(0, room)
  if (added.length > 0)
    await db
      .insertInto('myExhibition')
      .values(
        added.map(({ id, startDate, endDate }) => ({
          id: uuid(),
          subAccountId: viewer.subAccountId,
          editionId: id,
          planState,
          knownStart: startDate,
          knownEnd: endDate,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .execute()
  return {
    added: added.map(({ id }) => id),
    already: found.filter(({ mineId }) => mineId !== null).map(({ id }) => id),
    left: missing.slice(room).map(({ id }) => id),
  }
}
