import { type calendar, phases } from '@zhzz/contract/calendar/calls.ts'
import { sql } from 'kysely'
import { calendarEditions } from '#calendar/calendarEditions.ts'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { editionCards } from '#exhibition/card.ts'
import { asc, keyset, paged } from '#keyset.ts'
import { openPage } from '#page.ts'

const moveInStart = sql<string | null>`edition.move_in_start`
const moveOutEnd = sql<string | null>`edition.move_out_end`

export const editions: Handler<typeof calendar.editions> = async (input, context) => {
  const { db, viewer, now, locale, fail } = context
  const { from, to, filters, isWithMoves } = input
  if (filters.onlyMine && viewer === null) throw fail('signedOut')
  const page = await openPage(context, input)
  const first = isWithMoves
    ? sql<string>`coalesce(${moveInStart}, edition.start_date)`
    : sql.ref('edition.startDate')
  const last = isWithMoves
    ? sql<string>`coalesce(${moveOutEnd}, edition.end_date)`
    : sql.ref('edition.endDate')
  const matching = await calendarEditions(db, { filters, viewer, today: shanghaiDay(now) })
  const touched = matching.where(sql<boolean>`${first} <= ${to}::date and ${last} >= ${from}::date`)
  // 0, 1, 2: its place among the phases.
  const phase = sql<number>`case when edition.start_date <= ${to}::date and edition.end_date >= ${from}::date then 0
    when edition.start_date > ${to}::date then 1 else 2 end`
  const order = keyset(...(from === to ? [asc(phase)] : []), asc('edition.startDate'), asc('edition.id'))
  const rows = await paged(
    touched
      .select([
        'edition.id',
        'edition.moveInStart',
        'edition.moveInEnd',
        'edition.moveOutStart',
        'edition.moveOutEnd',
      ])
      .select(['edition.startDate', 'edition.endDate', phase.as('phase')]),
    order,
    page,
  ).execute()
  const { total } = await db
    .selectFrom(touched.select('edition.id').limit(1_001).as('found'))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { list, ...rest } = page.answer(rows, { total: Math.min(total, 1_000), totalIsMore: total > 1_000 })
  const ids = list.map(({ id }) => id)
  const cards = new Map((await editionCards(db, ids, { viewer, now, locale })).map((card) => [card.id, card]))
  return {
    ...rest,
    list: list.flatMap((row) => {
      const card = cards.get(row.id)
      if (card === undefined) return []
      return [
        {
          card,
          moveIn: daysOf(row.moveInStart, row.moveInEnd),
          moveOut: daysOf(row.moveOutStart, row.moveOutEnd),
          phase: from === to ? (phases[row.phase] ?? null) : null,
        },
      ]
    }),
  }
}

/** Of days of which one may not be known. */
function daysOf(from: string | null, to: string | null) {
  const [first, last] = [from ?? to, to ?? from]
  return first === null || last === null ? null : { from: first, to: last }
}
