import { currentLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'

/** 850m, 3.2km, 1,204km. */
export function distanceText(metres: number): string {
  if (metres < 1_000) return t('place.metres', { n: Math.round(metres) })
  const digits = { maximumFractionDigits: metres < 100_000 ? 1 : 0 }
  return t('place.kilometres', { n: new Intl.NumberFormat(currentLocale(), digits).format(metres / 1_000) })
}
