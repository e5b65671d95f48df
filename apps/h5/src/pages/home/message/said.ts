import type { Message } from '@zhzz/contract/message/message.ts'
import { type Speech, saidOf } from '@zhzz/contract/message/said.ts'
import { planName } from '#account/planName.ts'
import { momentLabel } from '#followUp/dayLabel.ts'
import { formatDays } from '#i18n/format.ts'
import { language } from '#i18n/language.ts'
import { t } from '#i18n/t.ts'

const speech: Speech = {
  say: (key, values) => language.say(`message.${key}`, values),
  days: formatDays,
  moment: momentLabel,
}

/** Whom or what a message is about. */
export function titleOf(message: Message): string {
  if (message.kind === 'planExpires' || message.kind === 'orderAnswered') return planName(message.name)
  if (message.kind === 'privacyAnswered') return t('message.privacyRequest')
  return message.name || t('mySchedule.unnamed')
}

/** What happened, in one fact or two. */
export function saidIn(message: Message): string[] {
  return saidOf(message, speech)
}
