import { deliveryState, type webhook } from '@zhzz/contract/webhook/calls.ts'
import type { Handler } from '#context.ts'
import { desc, keyset, paged } from '#keyset.ts'
import { openPage } from '#page.ts'
import { ownEndpoints } from '#webhook/ownEndpoints.ts'

const latestFirst = keyset(desc('delivery.seq'))

export const deliveries: Handler<typeof webhook.deliveries> = async (input, context) => {
  const { db, viewer, fail } = context
  const own = await ownEndpoints(db, viewer).where('id', '=', input.id).select('id').executeTakeFirst()
  if (own === undefined) throw fail('notFound')
  const query = db.selectFrom('webhookDelivery as delivery').where('delivery.endpointId', '=', input.id)
  const { total } = await query
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = await openPage(context, input)
  const shown = query
    .innerJoin('webhookEvent as event', 'event.id', 'delivery.eventId')
    .select(['delivery.id', 'delivery.eventId', 'event.type', 'event.at', 'delivery.state', 'delivery.tries'])
    .select(['delivery.status', 'delivery.why', 'delivery.dueAt', 'delivery.settledAt'])
  const answer = page.answer(await paged(shown, latestFirst, page).execute(), { total, totalIsMore: false })
  return {
    ...answer,
    list: answer.list.map(({ at, dueAt, settledAt, state, ...row }) => ({
      ...row,
      state: deliveryState.parse(state),
      at: at.toISOString(),
      dueAt: state === 'waiting' ? dueAt.toISOString() : null,
      settledAt: settledAt?.toISOString() ?? null,
    })),
  }
}
