import { webhook } from '@zhzz/contract/webhook/calls.ts'
import { type TestServer, uuid } from '#testing/testServer.ts'

export const goodEndpoint = {
  url: 'https://crm.example.com/events',
  events: ['followUp.written' as const, 'unlock.made' as const],
}

/** An endpoint of a person whose plan has them, and something that was delivered to it. */
export async function addEndpoint({ call, database: { db } }: TestServer, { token }: { token: string }) {
  const { id } = (await call(webhook.make, goodEndpoint, { token, key: uuid() })).data
  const event = await db
    .insertInto('webhookEvent')
    .values({ type: 'webhook.test', object: id, endpointId: id, fannedAt: new Date() })
    .returning(['id', 'seq'])
    .executeTakeFirstOrThrow()
  const delivery = await db
    .insertInto('webhookDelivery')
    .values({
      eventId: event.id,
      endpointId: id,
      object: id,
      seq: event.seq,
      state: 'delivered',
      dueAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { webhook: id, webhookDelivery: delivery.id }
}
