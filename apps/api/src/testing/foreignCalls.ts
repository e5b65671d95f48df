import { randomUUID as uuid } from 'node:crypto'
import { goodEndpoint } from '#testing/addEndpoint.ts'
import type { Attempt } from '#testing/foreignTeam.ts'

export const unknownToAll = { denied: 'notFound', alsoFrom: 'colleague' } as const

type Ids = Record<
  | 'accessKey'
  | 'webhook'
  | 'webhookDelivery'
  | 'contact'
  | 'call'
  | 'callClientUid'
  | 'callList'
  | 'callItem',
  string
>

/** Every field that names a call of somebody, or what belongs to one; `followUp`: a good one of anybody. */
export function ownedCalls(ids: Ids, followUp: () => object): Record<string, Attempt> {
  const dialled = { contactId: ids.contact, clientUid: uuid() }
  return {
    'accessKey.rotate id': { input: () => ({ id: ids.accessKey }), ...unknownToAll },
    'accessKey.revoke id': { input: () => ({ id: ids.accessKey }), ...unknownToAll },
    'webhook.change id': {
      input: () => ({ ...goodEndpoint, id: ids.webhook, isOn: false }),
      ...unknownToAll,
    },
    ...Object.fromEntries(
      ['remove', 'rotate', 'test', 'deliveries'].map((name): [string, Attempt] => [
        `webhook.${name} id`,
        { input: () => ({ id: ids.webhook }), ...unknownToAll },
      ]),
    ),
    'webhook.replay deliveryId': { input: () => ({ deliveryId: ids.webhookDelivery }), ...unknownToAll },
    'webhook.replaySince id': {
      input: () => ({ id: ids.webhook, since: '2026-11-01T00:00:00Z' }),
      ...unknownToAll,
    },
    'call.before contactId': { input: () => ({ contactId: ids.contact }), denied: 'notFound' },
    ...Object.fromEntries(
      ['contactId', 'clientUid', 'itemId'].map((field): [string, Attempt] => [
        `call.dialLine ${field}`,
        { input: () => dialled, ...unknownToAll },
      ]),
    ),
    'call.dial contactId': { input: () => dialled, denied: 'notFound' },
    'call.dial clientUid': {
      input: () => ({ ...dialled, clientUid: ids.callClientUid }),
      ...unknownToAll,
    },
    'call.dial itemId': {
      input: () => ({ ...dialled, clientUid: uuid(), itemId: ids.callItem }),
      ...unknownToAll,
    },
    'call.saveResult id': { input: () => ({ id: ids.call, result: 'empty' }), ...unknownToAll },
    'call.detail id': { input: () => ({ id: ids.call }), ...unknownToAll },
    'call.items id': { input: () => ({ id: ids.callList }), ...unknownToAll },
    'call.settleItem id': { input: () => ({ id: ids.callItem, state: 'skipped' }), ...unknownToAll },
    'call.removeList id': { input: () => ({ id: ids.callList }), ...unknownToAll },
    'followUp.save callId': {
      input: () => ({ ...followUp(), callId: ids.call }),
      denied: 'invalid',
      alsoFrom: 'colleague',
    },
  }
}
