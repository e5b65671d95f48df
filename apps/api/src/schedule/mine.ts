import type { schedule } from '@zhzz/contract/schedule/calls.ts'
import { sql } from 'kysely'
import type { Handler } from '#context.ts'
import { shanghaiDay } from '#day.ts'
import { asc, desc, keyset, paged } from '#keyset.ts'
import { openPage } from '#page.ts'
import { rowLimit } from '#rowLimit.ts'
import { endDate, ownRows, rowOf, shownRows, startDate, tabOn } from '#schedule/rows.ts'

const nextFirst = keyset(asc(startDate), asc('mine.id'))
const latestFirst = keyset(desc(startDate), desc('mine.id'))

export const mine: Handler<typeof schedule.mine> = async (input, context) => {
  const { db, viewer, now, locale } = context
  const { tab, from, to } = input
  const today = shanghaiDay(now)
  const span = ownRows(db, viewer)
    .$if(from !== undefined, (query) => query.where(endDate, '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where(startDate, '<=', to ?? ''))
  const counts = { upcoming: 0, ongoing: 0, ended: 0, cancelled: 0 }
  const tabs = await span
    .select([tabOn(today).as('tab'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`1`)
    .execute()
  for (const each of tabs) Object.assign(counts, { [each.tab]: each.count })
  const total = tab === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[tab]
  const page = await openPage(context, input)
  const shown = shownRows(tab === undefined ? span : span.where(tabOn(today), '=', tab), {
    viewer,
    today,
    locale,
  })
  const order = tab === 'ended' || tab === 'cancelled' ? latestFirst : nextFirst
  const rows = await paged(shown, order, page).execute()
  const { list, ...rest } = page.answer(rows, { total, totalIsMore: false })
  const limit = await rowLimit(db, viewer, 'my_exhibitions')
  return {
    ...rest,
    list: list.map((row) => rowOf(row, locale)),
    counts,
    limit: Number.isFinite(limit) ? limit : null,
  }
}
