import type { ContactWindow } from '@zhzz/contract/prediction/edition.ts'
import { formatMonth } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

/** Whether now is the time to call (太早, 窗口期, 太晚), and for which edition if it is not the one shown. */
export function windowText(window: ContactWindow): string {
  const { edition, startDate } = window
  const text = stateText(window)
  if (edition === 'this') return text
  const values = { month: formatMonth(startDate), text }
  return t(edition === 'announced' ? 'prediction.windowNext' : 'prediction.windowExpected', values)
}

function stateText({ state, days }: ContactWindow): string {
  if (state === 'closed') return t('prediction.windowTooLate')
  if (state === 'before') return t('prediction.windowTooEarly', { n: days })
  return days === 0 ? t('prediction.windowLastDay') : t('prediction.windowOpen', { n: days })
}
