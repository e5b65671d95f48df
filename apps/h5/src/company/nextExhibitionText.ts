import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { formatShortDay } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { daysBefore, shanghaiToday } from '#i18n/today.ts'

/** 下次 12/08 泵阀, 下次 后天 自动化; 在展 泵阀 while it is open. */
export function nextExhibitionText({ startDate, word }: NonNullable<CompanyCard['nextExhibition']>): string {
  const today = shanghaiToday()
  if (startDate <= today) return t('company.exhibitingNow', { word })
  const near =
    daysBefore(startDate, 1) === today
      ? t('company.tomorrow')
      : daysBefore(startDate, 2) === today && t('company.afterTomorrow')
  return t('company.nextAt', { day: near || formatShortDay(startDate), word })
}
