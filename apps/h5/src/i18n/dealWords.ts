import type { Dealt } from '@zhzz/client/i18n/texts.ts'
import { type Locale, locales } from '@zhzz/contract/locale.ts'
import type { Row } from '#i18n/words.ts'

type Words = Readonly<Record<string, Readonly<Record<string, Row>>>>

/** `title.contacts` and all other keys. */
export function keysOf(words: Words): Set<string> {
  return new Set(
    Object.entries(words).flatMap(([domain, rows]) => Object.keys(rows).map((name) => `${domain}.${name}`)),
  )
}

/** What one language says; of all keys (`title.contacts`) those that `takes` says yes to. */
export function dealWords(words: Words, locale: Locale, takes: (key: string) => boolean = () => true): Dealt {
  const column = locales.indexOf(locale)
  const domains = Object.entries(words).map(([domain, rows]) => {
    const taken = Object.entries(rows).filter(([name]) => takes(`${domain}.${name}`))
    return [domain, Object.fromEntries(taken.map(([name, row]) => [name, row[column] ?? row[0]]))] as const
  })
  return Object.fromEntries(domains.filter(([, texts]) => Object.keys(texts).length > 0))
}
