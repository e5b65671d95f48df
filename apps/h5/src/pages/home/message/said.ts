import type { Message } from '@zhzz/contract/message/message.ts'
import { planName } from '#account/planName.ts'
import { momentLabel } from '#followUp/dayLabel.ts'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

function dayOf(day: string): string {
  return formatDays(day, day, { weekdays: false })
}

/** Whom or what a message is about. */
export function titleOf(message: Message): string {
  return message.kind === 'planExpires' ? planName(message.name) : message.name
}

/** What happened, in one fact or two. */
export function saidIn(message: Message): string[] {
  switch (message.kind) {
    case 'followUpDue':
      return [t('message.due', { time: momentLabel(message.at) })]
    case 'editionMoved':
      return [
        t('message.moved', { days: formatDays(message.from, message.to, { weekdays: false }) }),
        t('message.wasOn', { days: formatDays(message.wasFrom, message.wasTo, { weekdays: false }) }),
      ]
    case 'editionPostponed':
      return [t('message.postponed')]
    case 'editionCancelled':
      return [
        t('message.cancelled'),
        t('message.wasOn', { days: formatDays(message.from, message.to, { weekdays: false }) }),
      ]
    case 'editionRehoused':
      return [t('message.rehoused', { hall: message.hall })]
    case 'editionNear':
      return [
        message.days === 0 ? t('message.opensToday') : t('message.near', { n: message.days }),
        formatDays(message.from, message.to),
      ]
    case 'listPublished':
      return [t('message.listed', { n: message.count })]
    case 'windowOpens':
      return [t('message.windowOpens', { day: dayOf(message.until) })]
    case 'forecastSettled':
      return [t('message.settled', { percent: message.percent })]
    case 'unlocksExpire':
      return [t('message.unlocksExpire', { n: message.count, day: dayOf(message.until) })]
    case 'planExpires':
      return [t('message.planExpires', { day: dayOf(message.until) })]
  }
}
