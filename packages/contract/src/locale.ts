/** The languages of the product (spec §1). */
export const locales = ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] as const
export type Locale = (typeof locales)[number]

const spoken: readonly [RegExp, Locale][] = [
  [/^zh-(hant|tw|hk|mo)/, 'zh-Hant'],
  [/^zh\b/, 'zh-Hans'],
  [/^en\b/, 'en'],
  [/^fr\b/, 'fr'],
  [/^es\b/, 'es'],
]

/** The first language of an Accept-Language header that the product speaks; zh-Hans when there is none. */
export function localeOf(acceptLanguage: string): Locale {
  for (const wanted of acceptLanguage.toLowerCase().split(',')) {
    const found = spoken.find(([pattern]) => pattern.test(wanted.trim()))
    if (found) return found[1]
  }
  return 'zh-Hans'
}

/** Whether a language writes in Chinese: 上海市徐汇区, but Xuhui, Shanghai. */
export function isChinese(locale: Locale): boolean {
  return locale.startsWith('zh')
}
