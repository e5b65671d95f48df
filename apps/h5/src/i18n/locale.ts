import type { AllTexts } from '#i18n/texts.ts'
import { readStored, store } from '#platform/storage.browser.ts'

export const locales = ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] as const
export type Locale = (typeof locales)[number]

/** Each language in its own words. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  fr: 'Français',
  es: 'Español',
}

const loaders: Readonly<Record<Locale, () => Promise<{ words: AllTexts }>>> = {
  'zh-Hans': () => import('#i18n/zh-Hans/words.ts'),
  'zh-Hant': () => import('#i18n/zh-Hant/words.ts'),
  en: () => import('#i18n/en/words.ts'),
  fr: () => import('#i18n/fr/words.ts'),
  es: () => import('#i18n/es/words.ts'),
}

let current: { locale: Locale; words: AllTexts } | null = null
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

async function load(locale: Locale): Promise<void> {
  const { words } = await loaders[locale]()
  current = { locale, words }
  document.documentElement.lang = locale
  for (const listener of listeners) listener()
}

/** Loads the words of the preferred language; nothing may be drawn before. */
export function loadLocale(): Promise<void> {
  return load(preferredLocale())
}

/** Switches the language, for this device, from now on. */
export async function chooseLocale(locale: Locale): Promise<void> {
  await load(locale)
  store('locale', locale)
}

export function currentLocale(): Locale {
  return current?.locale ?? 'zh-Hans'
}

export function currentWords(): AllTexts | null {
  return current?.words ?? null
}

export function watchLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
