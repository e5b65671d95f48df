import type { ContactWindow } from '@zhzz/contract/prediction/edition.ts'
import { t } from '#i18n/t.ts'

/** Whether now is the time to call, in words. */
export function windowText({ state, days }: ContactWindow): string {
  if (state === 'closed') return t('prediction.windowClosed')
  if (state === 'before') return t('prediction.windowBefore', { n: days })
  return days === 0 ? t('prediction.windowLastDay') : t('prediction.windowOpen', { n: days })
}
