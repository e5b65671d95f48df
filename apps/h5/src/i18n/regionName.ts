import { isChinese } from '#i18n/locale.ts'

/** The name of a province, a city or a country as the reader can read it. */
export function regionName({ name, englishName }: { name: string; englishName: string | null }): string {
  return isChinese() ? name : (englishName ?? name)
}
