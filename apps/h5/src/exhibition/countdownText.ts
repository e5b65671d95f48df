import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { t } from '#i18n/t.ts'

/** 还有 16 天 before it opens, 第 3 天 while it is open, 已结束 after; null where its status says more. */
export function countdownText({ status, daysLeft }: Pick<EditionCard, 'status' | 'daysLeft'>): string | null {
  if (status === 'ongoing') return t('exhibition.showDay', { n: 1 - daysLeft })
  if (status === 'ended') return t('exhibition.ended')
  if (status === 'cancelled' || daysLeft < 0) return null
  return daysLeft === 0 ? t('exhibition.opensToday') : t('exhibition.daysLeft', { n: daysLeft })
}
