import { deliveryState, offReasons, type webhook } from '@zhzz/contract/webhook/calls.ts'
import { isWebhookEvent } from '@zhzz/contract/webhook/eventNames.ts'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { z } from 'zod'
import type { Handler } from '#context.ts'
import { mostEndpoints, ownEndpoints } from '#webhook/ownEndpoints.ts'

const offReason = z.enum(offReasons).nullable()

export const list: Handler<typeof webhook.list> = async (_input, { db, deps, viewer, now }) => {
  const rows = await ownEndpoints(db, viewer)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .select(['id', 'urlEnc', 'events', 'isOn', 'offReason', 'createdAt', 'previousUntil', 'failingSince'])
    .select((row) =>
      jsonObjectFrom(
        row
          .selectFrom('webhookDelivery as delivery')
          .innerJoin('webhookEvent as event', 'event.id', 'delivery.eventId')
          .whereRef('delivery.endpointId', '=', 'webhookEndpoint.id')
          .where('delivery.tries', '>', 0)
          .orderBy('delivery.seq', 'desc')
          .limit(1)
          .select(['event.type', 'delivery.state', 'delivery.status', 'delivery.settledAt']),
      ).as('last'),
    )
    .execute()
  return {
    endpoints: rows.map(({ urlEnc, createdAt, previousUntil, failingSince, last, ...row }) => ({
      ...row,
      url: deps.sealing.decrypt(urlEnc),
      events: row.events.filter(isWebhookEvent),
      offReason: offReason.parse(row.offReason),
      createdAt: createdAt.toISOString(),
      previousUntil: previousUntil !== null && previousUntil > now ? previousUntil.toISOString() : null,
      failingSince: failingSince?.toISOString() ?? null,
      last: last && {
        ...last,
        state: deliveryState.parse(last.state),
        settledAt: last.settledAt === null ? null : new Date(last.settledAt).toISOString(),
      },
    })),
    most: await mostEndpoints(db, viewer),
  }
}
