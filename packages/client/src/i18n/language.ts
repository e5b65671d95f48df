import { isChinese as isInChinese, type Locale, locales } from '@zhzz/contract/locale.ts'
import type { Dealt, Forms } from '#i18n/texts.ts'

/** Each language in its own words. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  fr: 'Français',
  es: 'Español',
}

/** The stored choice; without one Chinese, in the script of the device's region. */
export function preferredLocale(stored: string | null, ofDevice: string): Locale {
  const chosen = locales.find((locale) => locale === stored)
  return chosen ?? (/^zh-(Hant|TW|HK|MO)/i.test(ofDevice) ? 'zh-Hant' : 'zh-Hans')
}

const timeZone = 'Asia/Shanghai'

/** The language an app speaks; `prefer` tells it before one is spoken. The words are the app's. */
export function createLanguage(prefer: () => Locale) {
  let current: Locale | null = null
  let words: Dealt = {}
  const listeners = new Set<() => void>()
  // A browser takes milliseconds to make one.
  const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.PluralRules>()

  function currentLocale(): Locale {
    current ??= prefer()
    return current
  }

  function isChinese(): boolean {
    return isInChinese(currentLocale())
  }

  function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = `${currentLocale()} n ${JSON.stringify(options)}`
    const known = made.get(key)
    if (known instanceof Intl.NumberFormat) return known
    const format = new Intl.NumberFormat(currentLocale(), options)
    made.set(key, format)
    return format
  }

  function pluralOf(n: number): Intl.LDMLPluralRule {
    const known = made.get(currentLocale())
    if (known instanceof Intl.PluralRules) return known.select(n)
    const rules = new Intl.PluralRules(currentLocale())
    made.set(currentLocale(), rules)
    return rules.select(n)
  }

  function formFor(text: string | Forms, n: unknown): string {
    if (typeof text === 'string') return text
    return (typeof n === 'number' ? text[pluralOf(n)] : undefined) ?? text.other
  }

  /** 12,000 in full. */
  function writeNumber(value: number): string {
    if (isChinese() || currentLocale() === 'en') return grouped(value)
    return numberFormat({ maximumFractionDigits: 2 }).format(value)
  }

  return {
    currentLocale,
    /** Whether it writes in Chinese, and needs no English name beside a Chinese one. */
    isChinese,
    numberFormat,
    writeNumber,

    /** Made once. Asia/Shanghai unless told. */
    dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
      const key = `${currentLocale()} d ${JSON.stringify(options)}`
      const known = made.get(key)
      if (known instanceof Intl.DateTimeFormat) return known
      const format = new Intl.DateTimeFormat(currentLocale(), { timeZone, ...options })
      made.set(key, format)
      return format
    },

    /** The text of a key (`company.contacts`); numbers in its {places} are written the language's way. */
    say(key: string, values: Readonly<Record<string, string | number>> = {}): string {
      const [domain = '', name = ''] = key.split('.')
      const text = formFor(words[domain]?.[name] ?? key, values['n'])
      return text.replace(/\{(\w+)\}/g, (_, place: string) => {
        const value = values[place] ?? ''
        return typeof value === 'number' ? writeNumber(value) : value
      })
    },

    /** From now on this language, in all of these words. */
    speak(locale: Locale, ...spoken: readonly Dealt[]): void {
      current = locale
      words = spoken.reduce(joined, {})
      for (const listener of listeners) listener()
    },

    /** More words of the language that is spoken. */
    addWords(more: Dealt): void {
      words = joined(words, more)
    },

    watchLocale(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Domains of both, each with the keys of both. */
function joined(one: Dealt, other: Dealt): Dealt {
  const domains = Object.entries(other).map(
    ([domain, texts]) => [domain, { ...one[domain], ...texts }] as const,
  )
  return { ...one, ...Object.fromEntries(domains) }
}

/** 12,345.68, as Intl writes it in Chinese and English; the first of its formats would cost a slow phone 60 ms. */
function grouped(value: number): string {
  const [whole = '', part] = String(Math.round(Math.abs(value) * 100) / 100).split('.')
  const text = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (part === undefined ? '' : `.${part}`)
  return value < 0 && text !== '0' ? `-${text}` : text
}
