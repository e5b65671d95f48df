import type { webhook } from '@zhzz/contract/webhook/calls.ts'
import type { Handler } from '#context.ts'
import { mostEndpoints } from '#webhook/ownEndpoints.ts'

export const replay: Handler<typeof webhook.replay> = async ({ deliveryId }, { db, viewer, now, fail }) => {
  const own = await db
    .selectFrom('webhookDelivery as delivery')
    .innerJoin('webhookEndpoint as endpoint', 'endpoint.id', 'delivery.endpointId')
    .where('delivery.id', '=', deliveryId)
    .where('endpoint.subAccountId', '=', viewer.subAccountId)
    .forUpdate('delivery')
    .select(['delivery.state', 'endpoint.isOn'])
    .executeTakeFirst()
  if (own === undefined) throw fail('notFound')
  if ((await mostEndpoints(db, viewer)) === 0) throw fail('planTooLow')
  if (!own.isOn || own.state === 'waiting' || own.state === 'sending') throw fail('conflict')
  await db
    .updateTable('webhookDelivery')
    .set({ state: 'waiting', isReplay: true, dueAt: now, tries: 0, status: null, why: null, settledAt: null })
    .where('id', '=', deliveryId)
    .execute()
  return true
}
