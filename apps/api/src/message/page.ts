import type { message as calls } from '@zhzz/contract/message/calls.ts'
import type { Handler } from '#context.ts'
import { desc, keyset, paged } from '#keyset.ts'
import { shown, shownColumns } from '#message/shown.ts'
import { unreadOf } from '#message/unread.ts'
import { openPage } from '#page.ts'

const newestFirst = keyset(desc('message.createdAt'), desc('message.id'))

export const page: Handler<typeof calls.page> = async (input, context) => {
  const { db, viewer } = context
  const { category } = input
  let query = db
    .selectFrom('message')
    .where('subAccountId', '=', viewer.subAccountId)
    .where('removedAt', 'is', null)
    .select(shownColumns)
  if (category !== undefined) query = query.where('category', '=', category)
  const { total } = await query
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const opened = await openPage(context, input)
  const rows = await paged(query, newestFirst, opened).execute()
  const { list, ...rest } = opened.answer(rows, { total, totalIsMore: false })
  return {
    ...rest,
    list: list.map(shown),
    unread: await unreadOf(db, viewer.subAccountId),
  }
}
