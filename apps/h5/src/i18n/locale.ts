import { isChinese as isInChinese, type Locale, locales } from '@zhzz/contract/locale.ts'
import type { FirstTexts, RestTexts } from '#i18n/texts.ts'
import { readStored, store } from '#platform/storage.ts'

/** Each language in its own words. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  fr: 'Français',
  es: 'Español',
}

interface Loader {
  first: () => Promise<{ firstWords: FirstTexts }>
  rest: () => Promise<{ restWords: RestTexts }>
}

const loaders: Readonly<Record<Locale, Loader>> = {
  'zh-Hans': {
    first: () => import('#i18n/zh-Hans/firstWords.ts'),
    rest: () => import('#i18n/zh-Hans/restWords.ts'),
  },
  'zh-Hant': {
    first: () => import('#i18n/zh-Hant/firstWords.ts'),
    rest: () => import('#i18n/zh-Hant/restWords.ts'),
  },
  en: { first: () => import('#i18n/en/firstWords.ts'), rest: () => import('#i18n/en/restWords.ts') },
  fr: { first: () => import('#i18n/fr/firstWords.ts'), rest: () => import('#i18n/fr/restWords.ts') },
  es: { first: () => import('#i18n/es/firstWords.ts'), rest: () => import('#i18n/es/restWords.ts') },
}

type Loaded = FirstTexts & Partial<RestTexts>
export type AllTexts = FirstTexts & RestTexts

let current: Locale | null = null
let words: Partial<Loaded> = {}
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
  const { firstWords } = await loaders[locale].first()
  show(locale, { ...words, ...firstWords })
}

function show(locale: Locale, next: Partial<Loaded>): void {
  current = locale
  words = next
  document.documentElement.lang = locale
  for (const listener of listeners) listener()
}

/** Loads the words of all pages that are no tab; such a page may not be drawn before. */
export function loadRestWords(): Promise<void> {
  // There, words come through `speak`.
  if (import.meta.env.SSR) return Promise.resolve()
  rest ??= loaders[preferredLocale()].rest().then(
    ({ restWords }) => {
      words = { ...words, ...restWords }
    },
    (error: unknown) => {
      rest = null
      throw error
    },
  )
  return rest
}

/** Speaks a language whose words are here already: the server draws a page in it. */
export function speak(locale: Locale, spoken: Loaded): void {
  current = locale
  words = spoken
}

/** Switches the language, for this device, from now on. */
export async function chooseLocale(locale: Locale): Promise<void> {
  const [{ firstWords }, { restWords }] = await Promise.all([loaders[locale].first(), loaders[locale].rest()])
  store('locale', locale)
  show(locale, { ...firstWords, ...restWords })
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

export function currentWords(): Partial<Loaded> {
  return words
}

export function watchLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
