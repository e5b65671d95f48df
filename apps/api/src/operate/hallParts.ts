import type { operate } from '@zhzz/contract/operate/calls.ts'
import { correctHallCalls } from '@zhzz/contract/operate/correctHalls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { dayAfter, shanghaiDay } from '#day.ts'

const { phase, certainty } = correctHallCalls.hallParts.output.shape.occupancy.element.shape

export const hallParts: Handler<typeof operate.hallParts> = async ({ hallId, from }, { db, now, fail }) => {
  const hall = await db.selectFrom('hall').where('id', '=', hallId).select('id').executeTakeFirst()
  if (hall === undefined) throw fail('notFound')
  const pavilions = await db
    .selectFrom('pavilion')
    .where('hallId', '=', hallId)
    .orderBy('code')
    .select(['id', 'code', sql<number | null>`area::float8`.as('area')])
    .execute()
  const occupancy = await db
    .selectFrom('hallOccupancy as days')
    .leftJoin('exhibitionEdition as edition', 'edition.id', 'days.editionId')
    .where('days.hallId', '=', hallId)
    .where('days.endDate', '>=', from ?? dayAfter(shanghaiDay(now), -31))
    .orderBy('days.startDate')
    .orderBy('days.id')
    .limit(200)
    .select(['days.id', 'days.title', 'days.phase', 'days.startDate', 'days.endDate', 'days.pavilions'])
    .select(['days.isWholeHall', 'days.certainty', 'edition.name as edition'])
    .execute()
  return {
    pavilions,
    occupancy: occupancy.map((days) => ({
      ...days,
      phase: phase.parse(days.phase),
      certainty: certainty.parse(days.certainty),
    })),
  }
}
