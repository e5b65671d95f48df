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
      const { customers, tasks, targets, exhibitions } = message
      return [
        say('handedOver', { customers, tasks, targets }),
        ...(exhibitions > 0 ? [say('handedExhibitions', { n: exhibitions })] : []),
      ]
    }
    case 'taskGiven':
      return [message.at === null ? say('taskGiven') : say('taskGivenFor', { time: moment(message.at) })]
    case 'poolWarning':
      return [say('poolWarning', { n: message.count, day: dayOf(message.until) })]
    case 'poolFell':
      return [say('poolFell', { n: message.count })]
    case 'poolGiven':
      return [say('poolGiven', { n: message.count })]
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
    case 'reviewReady':
      return [say('reviewReady')]
    case 'listPublished':
      return [say('listed', { n: message.count })]
    case 'knownListed':
      return [say('knownListed', { n: message.count })]
    case 'windowOpens':
      return [say('windowOpens', { day: dayOf(message.until) })]
    case 'forecastSettled':
      return [say('settled', { percent: message.percent })]
    case 'unlocksExpire':
      return [say('unlocksExpire', { n: message.count, day: dayOf(message.until) })]
    case 'creditReturned':
      return [say(message.isByHand ? 'creditGivenBack' : 'creditReturned', { n: message.count })]
    case 'planExpires':
      return [say('planExpires', { day: dayOf(message.until) })]
    case 'authenticationAnswered':
      return [
        message.until === null
          ? say('authenticationRefused')
          : say('authenticationPassed', { day: dayOf(message.until) }),
      ]
    case 'authenticationEnds':
      return [say('authenticationEnds', { day: dayOf(message.until) })]
    case 'orderAnswered':
      return [
        message.until === null
          ? say('orderRefused', { no: String(message.no) })
          : say('orderOpened', { no: String(message.no), day: dayOf(message.until) }),
      ]
    case 'webhookOff':
      return [say(message.isGone ? 'webhookGone' : 'webhookFailing')]
    case 'applicationAnswered':
      return [
        message.until === null
          ? say('applicationRefused')
          : say('applicationOpened', { day: dayOf(message.until) }),
      ]
    case 'reportAnswered':
      if (!message.isAccepted) return [say('reportRejected')]
      return [say(message.hasContacts ? 'contactsFound' : 'reportAccepted')]
    case 'privacyAnswered':
      return [say(message.isDone ? 'privacyDone' : 'privacyDeclined', { no: String(message.no) })]
    case 'announced':
      return [message.text]
  }
}
