import { type Locale, locales } from '@zhzz/contract/locale.ts'

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
