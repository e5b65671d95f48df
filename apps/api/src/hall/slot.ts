import type { hall } from '@zhzz/contract/hall/calls.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { shownSlots, slotOf, visibleSlots } from '#hall/slotRows.ts'

export const slot: Handler<typeof hall.slot> = async ({ id }, { db, viewer, now, locale, fail }) => {
  const found = visibleSlots(db, viewer).where('slot.id', '=', id)
  const row = await shownSlots(found, { viewer, today: shanghaiDay(now), locale }).executeTakeFirst()
  if (row === undefined) throw fail('notFound')
  return slotOf(row)
}
