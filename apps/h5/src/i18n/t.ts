import { formatNumber } from '#i18n/format.ts'
import { currentLocale, currentWords } from '#i18n/locale.ts'
import type { TextKey, Values } from '#i18n/texts.ts'
import type { Forms } from '#i18n/words.ts'

const rules = new Map<string, Intl.PluralRules>()

function pluralOf(n: number): Intl.LDMLPluralRule {
  const locale = currentLocale()
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  return known.select(n)
}

function formFor(text: string | Forms, n: unknown): string {
  if (typeof text === 'string') return text
  return (typeof n === 'number' ? text[pluralOf(n)] : undefined) ?? text.other
}

/** The text of a key in the chosen language; numbers in its places are written the language's way. */
export function t<Key extends TextKey>(key: Key, ...[values]: Values<Key>): string {
  const [domain = '', name = ''] = key.split('.')
  const given: Readonly<Record<string, string | number>> = values ?? {}
  const text = formFor(currentWords()[domain]?.[name] ?? key, given.n)
  return text.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = given[place] ?? ''
    return typeof value === 'number' ? formatNumber(value) : value
  })
}
