import type { member } from '@zhzz/contract/member/calls.ts'
import type { Handler } from '#context.ts'
import { desc, keyset, paged } from '#keyset.ts'
import { orderColumns, orderShown } from '#member/orderShown.ts'
import { openPage } from '#page.ts'

const latestFirst = keyset(desc('memberOrder.orderNo'))

export const orders: Handler<typeof member.orders> = async (input, context) => {
  const { db, viewer, now } = context
  const query = db.selectFrom('memberOrder').where('tenantId', '=', viewer.tenantId)
  const { total } = await query
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await openPage(context, input)
  const rows = await paged(query.select(orderColumns), latestFirst, page).execute()
  const answer = page.answer(rows, { total, totalIsMore: false })
  return { ...answer, list: answer.list.map((row) => orderShown(row, now)) }
}
