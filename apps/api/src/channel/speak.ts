import { type Locale, locales } from '@zhzz/contract/locale.ts'
import type { Speech } from '@zhzz/contract/message/said.ts'
import { saidWords } from '@zhzz/contract/message/saidWords.ts'

type Text = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string })
/** One text in the five languages, in the order of `locales`. */
export type Row = readonly [Text, Text, Text, Text, Text]

/** A text of ours in the reader's language. */
export function wordsIn(
  row: Row,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text: Text = row[locales.indexOf(locale)] ?? row[0]
  const rule = new Intl.PluralRules(locale).select(Number(values['n'] ?? 0))
  const form = typeof text === 'string' ? text : (text[rule] ?? text.other)
  return form.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = values[place] ?? ''
    return typeof value === 'number' ? value.toLocaleString(locale) : value
  })
}

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
