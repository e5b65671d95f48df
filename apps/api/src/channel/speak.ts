import type { Locale } from '@zhzz/contract/locale.ts'
import type { Speech } from '@zhzz/contract/message/said.ts'
import { saidWords } from '@zhzz/contract/message/saidWords.ts'
import { wordsIn } from '#wordsIn.ts'

/** What messages say outside of the app, where the reader's clock is known by its zone alone. */
export function speechOf(locale: Locale, timeZone: string, now: Date): Speech {
  return {
    say: (key, values) => wordsIn(saidWords[key], locale, values),
    days(from, to, { weekdays } = { weekdays: true }) {
      const isThisYear = from.slice(0, 4) === String(now.getFullYear())
      const format = new Intl.DateTimeFormat(locale, {
        timeZone: 'UTC',
        month: 'short',
        day: 'numeric',
        ...(!isThisYear && { year: 'numeric' }),
        ...(weekdays && { weekday: 'short' }),
      })
      return format.formatRange(new Date(from), new Date(to))
    },
    moment: (instant) =>
      new Intl.DateTimeFormat(locale, {
        timeZone,
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(new Date(instant)),
  }
}
