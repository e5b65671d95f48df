import type { Dealt } from '@zhzz/client/i18n/texts.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import { language } from '#i18n/language.ts'
import { store } from '#platform/storage.ts'

export const { currentLocale, isChinese, speak, watchLocale } = language

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

let rest: Promise<void> | null = null

/** Loads the first words of the preferred language; nothing may be drawn before. */
export async function loadLocale(): Promise<void> {
  const locale = currentLocale()
  const { words } = await loaders[locale].first()
  document.documentElement.lang = locale
  language.addWords(words)
}

/** Loads the words of all pages but the first; such a page may not be drawn before. */
export function loadRestWords(): Promise<void> {
  // There, words come through `speak`.
  if (import.meta.env.SSR) return Promise.resolve()
  rest ??= loaders[currentLocale()].rest().then(
    ({ words }) => language.addWords(words),
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

/** Switches the language, for this device, from now on. */
export async function chooseLocale(locale: Locale): Promise<void> {
  const [first, others] = await Promise.all([loaders[locale].first(), loaders[locale].rest()])
  store('locale', locale)
  document.documentElement.lang = locale
  speak(locale, first.words, others.words)
}
