import { isChinese as isInChinese, type Locale, locales } from '@zhzz/contract/locale.ts'
import type { Dealt } from '#i18n/dealWords.ts'
import { readStored, store } from '#platform/storage.ts'

/** Each language in its own words. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  fr: 'Français',
  es: 'Español',
}

type Loader = () => Promise<{ words: Dealt }>

const loaders: Readonly<Record<Locale, { first: Loader; rest: Loader }>> = {
  'zh-Hans': {
    first: () => import('virtual:words/zh-Hans/first'),
    rest: () => import('virtual:words/zh-Hans/rest'),
  },
  'zh-Hant': {
    first: () => import('virtual:words/zh-Hant/first'),
    rest: () => import('virtual:words/zh-Hant/rest'),
  },
  en: { first: () => import('virtual:words/en/first'), rest: () => import('virtual:words/en/rest') },
  fr: { first: () => import('virtual:words/fr/first'), rest: () => import('virtual:words/fr/rest') },
  es: { first: () => import('virtual:words/es/first'), rest: () => import('virtual:words/es/rest') },
}

let current: Locale | null = null
let words: Dealt = {}
let rest: Promise<void> | null = null
const listeners = new Set<() => void>()

function isLocale(value: string | null): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The stored choice; without one Chinese, in the script of the browser's region. */
function preferredLocale(): Locale {
  const stored = readStored('locale')
  if (isLocale(stored)) return stored
  return /^zh-(Hant|TW|HK|MO)/i.test(navigator.language) ? 'zh-Hant' : 'zh-Hans'
}

/** Loads the first words of the preferred language; nothing may be drawn before. */
export async function loadLocale(): Promise<void> {
  const locale = preferredLocale()
  const first = await loaders[locale].first()
  show(locale, joined(first.words, words))
}

/** Domains of both, each with the keys of both. */
function joined(one: Dealt, other: Dealt): Dealt {
  const domains = Object.entries(other).map(
    ([domain, texts]) => [domain, { ...one[domain], ...texts }] as const,
  )
  return { ...one, ...Object.fromEntries(domains) }
}

function show(locale: Locale, next: Dealt): void {
  current = locale
  words = next
  document.documentElement.lang = locale
  for (const listener of listeners) listener()
}

/** Loads the words of all pages but the first; such a page may not be drawn before. */
export function loadRestWords(): Promise<void> {
  // There, words come through `speak`.
  if (import.meta.env.SSR) return Promise.resolve()
  rest ??= loaders[preferredLocale()].rest().then(
    (more) => {
      words = joined(words, more.words)
    },
    (error: unknown) => {
      rest = null
      throw error
    },
  )
  return rest
}

/** Code that is fetched when it is needed, with its words: it may begin to speak at once. */
export async function withWords<Code>(loading: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([loading, loadRestWords()])
  return code
}

/** Speaks a language whose words are here already: the server draws a page in it. */
export function speak(locale: Locale, spoken: Dealt): void {
  current = locale
  words = spoken
}

/** Switches the language, for this device, from now on. */
export async function chooseLocale(locale: Locale): Promise<void> {
  const [first, others] = await Promise.all([loaders[locale].first(), loaders[locale].rest()])
  store('locale', locale)
  show(locale, joined(first.words, others.words))
}

/** The language that is shown; before anything is, the one that will be. */
export function currentLocale(): Locale {
  current ??= preferredLocale()
  return current
}

/** Whether the chosen language writes in Chinese, and needs no English name beside a Chinese one. */
export function isChinese(): boolean {
  return isInChinese(currentLocale())
}

export function currentWords(): Dealt {
  return words
}

export function watchLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
