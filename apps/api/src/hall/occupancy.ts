import type { hall } from '@zhzz/contract/hall/calls.ts'
import type { Handler } from '#context.ts'
import { freeSpans } from '#hall/freeSpans.ts'
import { knownDays } from '#hall/knownDays.ts'

export const occupancy: Handler<typeof hall.occupancy> = async ({ id, from, to }, { db, fail }) => {
  const found = await db.selectFrom('hall').where('id', '=', id).select('id').executeTakeFirst()
  const known = (await knownDays(db, [id], { from, to })).get(id)
  if (found === undefined || known === undefined) throw fail('notFound')
  const { pavilions, taken, offers } = known
  return { pavilions, spans: taken, free: freeSpans(pavilions, offers, taken) }
}
