import type { hall } from '@zhzz/contract/hall/calls.ts'
import { mostConflicts, type SlotConflict } from '@zhzz/contract/hall/slot.ts'
import type { Context, Handler } from '#context.ts'
import { freeThroughout, knownDays } from '#hall/knownDays.ts'
import { firstDay, lastDay, visibleSlots } from '#hall/slotRows.ts'

type Asked = Context<typeof hall.slotConflicts>
type Claimed = { isWholeHall: boolean; pavilions: readonly string[] }

export const slotConflicts: Handler<typeof hall.slotConflicts> = async (input, context) => {
  const { db, fail } = context
  const { id, hallId, pavilions } = input
  const days = {
    from: input.moveInStart ?? input.startDate,
    to: input.moveOutEnd ?? input.endDate,
  }
  const found = await db.selectFrom('hall').where('id', '=', hallId).select('id').executeTakeFirst()
  const known = (await knownDays(db, [hallId], days)).get(hallId)
  if (found === undefined || known === undefined) throw fail('notFound')
  const conflicts = [
    ...known.taken.flatMap(({ title, editionId, phase, from, to, ...claimed }): SlotConflict[] => {
      const clash = clashOf(pavilions, claimed)
      return clash ? [{ title, editionId, phase, from, to, ...clash }] : []
    }),
    ...(await plannedIn(context, { hallId, except: id, days })).flatMap(
      ({ title, from, to, pavilions: claimed }): SlotConflict[] => {
        const clash = clashOf(pavilions, { isWholeHall: false, pavilions: claimed })
        return clash ? [{ title, editionId: null, phase: 'held', from, to, ...clash, reason: 'slot' }] : []
      },
    ),
  ].toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const free = freeThroughout(known, days)
  return {
    conflicts: conflicts.slice(0, mostConflicts),
    total: conflicts.length,
    isOffered: pavilions.length > 0 && pavilions.every((code) => free.includes(code)),
  }
}

/** Who names no pavilion may mean any. */
function clashOf(
  wanted: readonly string[],
  { isWholeHall, pavilions }: Claimed,
): Pick<SlotConflict, 'reason' | 'pavilions'> | null {
  if (isWholeHall) return { reason: 'wholeHall', pavilions: [] }
  if (wanted.length === 0 || pavilions.length === 0) return { reason: 'unnamed', pavilions: [...pavilions] }
  const both = wanted.filter((one) => pavilions.includes(one))
  return both.length > 0 ? { reason: 'pavilion', pavilions: both } : null
}

/** Entries of the person and of the team that are not called off. */
async function plannedIn(
  { db, viewer }: Asked,
  asked: { hallId: string; except: string | undefined; days: { from: string; to: string } },
) {
  return await visibleSlots(db, viewer)
    .where('slot.hallId', '=', asked.hallId)
    .where('slot.status', '!=', 'cancelled')
    .$if(asked.except !== undefined, (query) => query.where('slot.id', '!=', asked.except ?? ''))
    .where(lastDay, '>=', asked.days.from)
    .where(firstDay, '<=', asked.days.to)
    .select(['slot.title', 'slot.pavilions', firstDay.as('from'), lastDay.as('to')])
    .execute()
}
