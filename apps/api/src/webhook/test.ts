import type { webhook } from '@zhzz/contract/webhook/calls.ts'
import { testEvent } from '@zhzz/contract/webhook/eventNames.ts'
import type { Handler } from '#context.ts'
import { mostEndpoints, ownEndpoints } from '#webhook/ownEndpoints.ts'

export const test: Handler<typeof webhook.test> = async ({ id }, { db, viewer, fail }) => {
  const own = await ownEndpoints(db, viewer)
    .where('id', '=', id)
    .forUpdate()
    .select('isOn')
    .executeTakeFirst()
  if (own === undefined) throw fail('notFound')
  if ((await mostEndpoints(db, viewer)) === 0) throw fail('planTooLow')
  // One test at a time: nobody lets us knock at a door as often as they like.
  const waiting = await db
    .selectFrom('webhookEvent as event')
    .leftJoin('webhookDelivery as delivery', 'delivery.eventId', 'event.id')
    .where('event.endpointId', '=', id)
    .where((row) =>
      row.or([row('event.fannedAt', 'is', null), row('delivery.state', 'in', ['waiting', 'sending'])]),
    )
    .select('event.id')
    .executeTakeFirst()
  if (!own.isOn || waiting !== undefined) throw fail('conflict')
  const event = await db
    .insertInto('webhookEvent')
    .values({ type: testEvent, object: id, endpointId: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { eventId: event.id }
}
