import { z } from 'zod'
import { calls, list, read, write } from '#endpoint.ts'
import { filledText, id, instant } from '#field.ts'
import { page, pageOf } from '#paging.ts'
import { userCenter } from '#prefix.ts'
import { webhookEventNames } from '#webhook/eventNames.ts'

export const longestUrl = 500
/** Every secret of an endpoint begins with it; base64 of 32 bytes follows. */
export const secretPattern = /^whsec_[0-9A-Za-z+/]{43}=$/

export const deliveryStates = ['waiting', 'sending', 'delivered', 'dead', 'skipped'] as const
export const deliveryState = z.enum(deliveryStates)
export type DeliveryState = z.infer<typeof deliveryState>

/** Why an endpoint is off: its person, days without an answer, an answer of 410. */
export const offReasons = ['person', 'failing', 'gone'] as const

const fields = {
  /** https, without a name and a password in it, on the open internet */
  url: filledText(longestUrl),
  /** what it is told; once each */
  events: z.array(z.enum(webhookEventNames)).min(1).max(webhookEventNames.length),
}

const delivery = z.object({
  id,
  /** header `webhook-id`: the same however often it is sent */
  eventId: id,
  /** as in the payload; `webhook.test` of a test */
  type: z.string(),
  state: deliveryState,
  /** how often it was sent */
  tries: z.number().int(),
  /** of the last answer; null: there was none */
  status: z.number().int().nullable(),
  /** what went wrong last */
  why: z.string().nullable(),
  /** when it happened */
  at: instant,
  /** of one that waits: its next try */
  dueAt: instant.nullable(),
  /** when it was delivered or given up */
  settledAt: instant.nullable(),
})
export type WebhookDelivery = z.infer<typeof delivery>

const endpoint = z.object({
  id,
  ...fields,
  isOn: z.boolean(),
  /** null: it is on */
  offReason: z.enum(offReasons).nullable(),
  createdAt: instant,
  /** until then the secret before it signs, too */
  previousUntil: instant.nullable(),
  /** since when every try failed; null: the last one did not */
  failingSince: instant.nullable(),
  /** the last that was tried */
  last: delivery.pick({ type: true, state: true, status: true, settledAt: true }).nullable(),
})
export type WebhookEndpoint = z.infer<typeof endpoint>

/** The secret is shown this once. */
const shownOnce = z.object({ id, secret: z.string() })

/** 推送地址: endpoints that a person's programs are told at (Standard Webhooks). */
export const webhook = calls('webhook', {
  list: read('GET', `${userCenter}/webhook/list`, {
    access: 'signedIn',
    summary: '推送地址: the endpoints of the person, the newest first, and how many the plan gives',
    input: z.object({}),
    output: z.object({
      /** on and off, the newest first */
      endpoints: z.array(endpoint),
      /** 0: the plan has none */
      most: z.number().int(),
    }),
  }),
  make: write('POST', `${userCenter}/webhook/make`, {
    access: 'signedIn',
    records: 'webhook',
    summary: '新建推送地址: where programs are told of events; its secret is shown this once',
    input: z.object(fields),
    output: shownOnce,
    fails: ['planTooLow', 'quotaUsedUp'],
  }),
  change: write('POST', `${userCenter}/webhook/change`, {
    access: 'signedIn',
    records: 'webhook',
    summary:
      '修改推送地址: where and what it is told; switched off it is told nothing of what happens meanwhile',
    input: z.object({ id, ...fields, isOn: z.boolean() }),
    output: z.literal(true),
    fails: ['notFound', 'planTooLow'],
  }),
  remove: write('POST', `${userCenter}/webhook/remove`, {
    access: 'signedIn',
    isEssential: true,
    destroys: true,
    records: 'webhook',
    summary: '删除推送地址: with its deliveries; nothing is sent to it any more',
    input: z.object({ id }),
    output: z.literal(true),
    fails: ['notFound'],
  }),
  rotate: write('POST', `${userCenter}/webhook/rotate`, {
    access: 'signedIn',
    records: 'webhook',
    summary: '更换签名密钥: a new secret; for another day the one before signs beside it',
    input: z.object({ id }),
    output: shownOnce,
    fails: ['notFound', 'planTooLow'],
  }),
  test: write('POST', `${userCenter}/webhook/test`, {
    access: 'signedIn',
    summary:
      '发送测试: an event `webhook.test`, sent within seconds; what became of it is among the deliveries',
    input: z.object({ id }),
    output: z.object({
      /** header `webhook-id` of the test */
      eventId: id,
    }),
    fails: ['notFound', 'planTooLow', 'conflict'],
  }),
  deliveries: list('GET', `${userCenter}/webhook/deliveries`, {
    access: 'signedIn',
    quota: 'own_rows',
    summary: '推送记录: what an endpoint was sent within 30 days, the newest first',
    input: z.object({ ...page, id }),
    output: pageOf(delivery),
    fails: ['notFound'],
  }),
  replay: write('POST', `${userCenter}/webhook/replay`, {
    access: 'signedIn',
    records: 'webhook',
    summary: '重新推送: a delivery that was made or given up is sent once more, under the same `webhook-id`',
    input: z.object({
      /** one that is settled */
      deliveryId: id,
    }),
    output: z.literal(true),
    fails: ['notFound', 'planTooLow', 'conflict'],
  }),
  replaySince: write('POST', `${userCenter}/webhook/replaySince`, {
    access: 'signedIn',
    records: 'webhook',
    summary:
      '重新推送此后全部: everything since a moment of the last 30 days, in its order, also what came while it was off',
    input: z.object({
      id,
      /** what happened then or later */
      since: instant,
    }),
    output: z.object({
      /** how many are sent now */
      count: z.number().int(),
    }),
    fails: ['notFound', 'planTooLow', 'conflict'],
  }),
})
