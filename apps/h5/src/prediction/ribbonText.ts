import type { ContactWindow } from '@zhzz/contract/prediction/edition.ts'
import { formatMonth, formatShortDay } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

/** What stands at the end of the ribbon: 还剩 9 天, 窗口 01/06 开, 改看下一届; of which edition if not the one shown. */
export function ribbonText(window: ContactWindow, whose: boolean): string {
  const { edition, startDate, seller } = window
  const text = stateText(window)
  const ofEdition =
    edition === 'this'
      ? text
      : t(edition === 'announced' ? 'prediction.windowNext' : 'prediction.windowExpected', {
          month: formatMonth(startDate),
          text,
        })
  return whose
    ? t('prediction.ribbonWhose', { seller: t(`prediction.${seller}`), text: ofEdition })
    : ofEdition
}

function stateText({ state, days, from }: ContactWindow): string {
  if (state === 'closed') return t('prediction.ribbonNext')
  if (state === 'before') return t('prediction.ribbonOpens', { day: formatShortDay(from) })
  return days === 0 ? t('prediction.ribbonLastDay') : t('prediction.ribbonLeft', { n: days })
}
