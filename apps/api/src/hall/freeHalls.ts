import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Kysely } from 'kysely'
import { type Days, freeThroughout, knownDays } from '#hall/knownDays.ts'

/** Halls that offer pavilions on all of the days which nobody is known to have; how many. Those that publish nothing are none. */
export async function freeHalls(db: Kysely<DB>, days: Days): Promise<Map<string, number>> {
  const offering = await db
    .selectFrom('hallOccupancy')
    .where('phase', '=', 'open')
    .where('startDate', '<=', days.to)
    .where('endDate', '>=', days.from)
    .select('hallId')
    .distinct()
    .execute()
  const known = await knownDays(
    db,
    offering.map(({ hallId }) => hallId),
    days,
  )
  return new Map(
    [...known].flatMap(([hallId, ofHall]) => {
      const { length } = freeThroughout(ofHall, days)
      return length > 0 ? [[hallId, length] as const] : []
    }),
  )
}
