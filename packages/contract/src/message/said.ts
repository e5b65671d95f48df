import type { Message } from '#message/message.ts'
import type { saidWords } from '#message/saidWords.ts'

/** How a language is spoken where a message is read: the app has the reader's clock at hand, the server has not. */
export type Speech = {
  say(key: keyof typeof saidWords, values?: Readonly<Record<string, string | number>>): string
  days(from: string, to: string, options?: { weekdays: boolean }): string
  /** A day and its time. */
  moment(instant: string): string
}

/** What happened, in one fact or two. */
export function saidOf(message: Message, { say, days, moment }: Speech): string[] {
  const plain = { weekdays: false }
  const dayOf = (day: string) => days(day, day, plain)
  switch (message.kind) {
    case 'followUpDue':
      return [say('due', { time: moment(message.at) })]
    case 'handedOver': {
      const { customers, tasks, targets } = message
      return [say('handedOver', { customers, tasks, targets })]
    }
    case 'editionMoved':
      return [
        say('moved', { days: days(message.from, message.to, plain) }),
        say('wasOn', { days: days(message.wasFrom, message.wasTo, plain) }),
      ]
    case 'editionPostponed':
      return [say('postponed')]
    case 'editionCancelled':
      return [say('cancelled'), say('wasOn', { days: days(message.from, message.to, plain) })]
    case 'editionRehoused':
      return [say('rehoused', { hall: message.hall })]
    case 'editionNear':
      return [
        message.days === 0 ? say('opensToday') : say('near', { n: message.days }),
        days(message.from, message.to),
      ]
    case 'listPublished':
      return [say('listed', { n: message.count })]
    case 'windowOpens':
      return [say('windowOpens', { day: dayOf(message.until) })]
    case 'forecastSettled':
      return [say('settled', { percent: message.percent })]
    case 'unlocksExpire':
      return [say('unlocksExpire', { n: message.count, day: dayOf(message.until) })]
    case 'planExpires':
      return [say('planExpires', { day: dayOf(message.until) })]
  }
}
