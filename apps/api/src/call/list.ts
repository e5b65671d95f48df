import type { call } from '@zhzz/contract/call/calls.ts'
import { callOf, readableCalls, shownCalls } from '#call/records.ts'
import type { Handler } from '#context.ts'
import { desc, keyset, paged } from '#keyset.ts'
import { openPage } from '#page.ts'

const newestFirst = keyset(desc('callRecord.startedAt'), desc('callRecord.id'))

export const list: Handler<typeof call.list> = async (input, context) => {
  const { db, viewer } = context
  const { total } = await readableCalls(db, viewer, input)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await openPage(context, input)
  const rows = await paged(shownCalls(db, viewer, input), newestFirst, page).execute()
  const { list: shown, ...rest } = page.answer(rows, { total, totalIsMore: false })
  return { ...rest, list: shown.map(({ place: _place, ...row }) => callOf(row, viewer)) }
}
