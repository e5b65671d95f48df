import type { hall } from '@zhzz/contract/hall/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { slotRoom } from '#hall/slotRoom.ts'
import { firstDay, lastDay, shownSlots, slotOf, visibleSlots } from '#hall/slotRows.ts'
import { asc, keyset, paged } from '#keyset.ts'
import { openPage } from '#page.ts'

export const slots: Handler<typeof hall.slots> = async (input, context) => {
  const { db, viewer, now, locale } = context
  const { hallId, from, to } = input
  const today = shanghaiDay(now)
  const found = visibleSlots(db, viewer)
    .$if(hallId !== undefined, (query) => query.where('slot.hallId', '=', hallId ?? ''))
    .$if(from !== undefined, (query) => query.where(lastDay, '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where(firstDay, '<=', to ?? ''))
  const { total } = await found
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await openPage(context, input)
  // What is over comes last.
  const order = keyset(asc(sql`(slot.end_date < ${today}::date)::int`), asc('slot.startDate'), asc('slot.id'))
  const rows = await paged(shownSlots(found, { viewer, today, locale }), order, page).execute()
  const { list, ...rest } = page.answer(rows, { total, totalIsMore: false })
  const { used, limit } = await slotRoom(db, viewer)
  return {
    ...rest,
    list: list.map((row) => slotOf(row)),
    used,
    limit: Number.isFinite(limit) ? limit : null,
  }
}
