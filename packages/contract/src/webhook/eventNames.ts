/** What an endpoint may be told (events.ts says of each what it carries). */
export const webhookEventNames = [
  'followUp.written',
  'reminder.due',
  'exhibitorList.published',
  'edition.postponed',
  'forecast.settled',
  'unlock.made',
  'import.done',
] as const
export type WebhookEvent = (typeof webhookEventNames)[number]

export function isWebhookEvent(word: string): word is WebhookEvent {
  return webhookEventNames.some((name) => name === word)
}

/** Sent by 发送测试 alone. */
export const testEvent = 'webhook.test'
