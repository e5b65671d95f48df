import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { t } from '#i18n/t.ts'

/** 距开展 n 天 before it opens, 展期第 n 天 while it is open. */
export function countdownText({ status, daysLeft }: Pick<EditionCard, 'status' | 'daysLeft'>): string | null {
  if (status === 'ongoing') return t('exhibition.showDay', { n: 1 - daysLeft })
  if (status === 'ended' || status === 'cancelled' || daysLeft < 0) return null
  return daysLeft === 0 ? t('exhibition.opensToday') : t('exhibition.daysLeft', { n: daysLeft })
}
