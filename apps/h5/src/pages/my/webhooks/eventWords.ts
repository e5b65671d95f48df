import type { DeliveryState } from '@zhzz/contract/webhook/calls.ts'
import type { testEvent, WebhookEvent } from '@zhzz/contract/webhook/eventNames.ts'
import type { TextKey } from '#i18n/texts.ts'
import type { Tone } from '#ui/shown/Chip.tsx'

export const eventWords = {
  'followUp.written': 'webhook.followUpWritten',
  'reminder.due': 'webhook.reminderDue',
  'exhibitorList.published': 'webhook.listPublished',
  'edition.postponed': 'webhook.editionPostponed',
  'forecast.settled': 'webhook.forecastSettled',
  'unlock.made': 'unlock.reasonUnlock',
  'import.done': 'webhook.importDone',
} as const satisfies Record<WebhookEvent, TextKey>

const everyEvent: Readonly<Record<string, TextKey>> = {
  ...eventWords,
  ['webhook.test' satisfies typeof testEvent]: 'webhook.tested',
}

/** Of an event as a delivery names it; one that is not known to this app by its name. */
export function wordOfEvent(type: string): TextKey | undefined {
  return everyEvent[type]
}

export const stateLooks = {
  waiting: { key: 'webhook.waiting', tone: 'amber' },
  sending: { key: 'webhook.sending', tone: 'blue' },
  delivered: { key: 'webhook.delivered', tone: 'green' },
  dead: { key: 'webhook.dead', tone: 'red' },
  skipped: { key: 'webhook.skipped', tone: 'grey' },
} as const satisfies Record<DeliveryState, { key: TextKey; tone: Tone }>
