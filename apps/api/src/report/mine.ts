import { type report, reportRow } from '@zhzz/contract/report/calls.ts'
import type { Handler } from '#context.ts'
import { desc, keyset, paged } from '#keyset.ts'
import { openPage } from '#page.ts'

const latestFirst = keyset(desc('createdAt'), desc('id'))

export const mine: Handler<typeof report.mine> = async (input, context) => {
  const { db, viewer } = context
  let query = db.selectFrom('report').where('subAccountId', '=', viewer.subAccountId)
  if (input.state) query = query.where('state', '=', input.state)
  const { total } = await query
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await openPage(context, input)
  const shown = query
    .select(['id', 'kind', 'objectType', 'objectId', 'objectName', 'field', 'content', 'evidence'])
    .select(['state', 'answer', 'answeredAt', 'createdAt'])
  const answer = page.answer(await paged(shown, latestFirst, page).execute(), { total, totalIsMore: false })
  return {
    ...answer,
    list: answer.list.map(({ answeredAt, createdAt, ...row }) =>
      reportRow.parse({
        ...row,
        answeredAt: answeredAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      }),
    ),
  }
}
