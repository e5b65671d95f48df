import type { ReviewReason } from '@zhzz/contract/schedule/review.ts'
import { formatMoney, formatNumber, formatPercent } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

/** A reason with its figures, as a sentence. */
export function reasonText({ code, speaks, value, than }: ReviewReason): string {
  const isFor = speaks === 'for'
  switch (code) {
    case 'returned':
      return t(isFor ? 'review.returnedFor' : 'review.returnedAgainst', said(value, than, formatMoney))
    case 'costPerLead':
      return t(isFor ? 'review.costPerLeadFor' : 'review.costPerLeadAgainst', said(value, than, wholeYuan))
    case 'winRate':
      return t(isFor ? 'review.winRateFor' : 'review.winRateAgainst', said(value, than, share))
    case 'lastTime':
      return t(isFor ? 'review.lastTimeFor' : 'review.lastTimeAgainst', said(value, than, formatNumber))
    case 'customersNext':
      return t('review.customersNextFor', { value: formatNumber(value) })
  }
}

function said(value: number, than: number | null, told: (value: number) => string) {
  return { value: told(value), than: told(than ?? 0) }
}

function wholeYuan(value: number): string {
  return formatMoney(Math.round(value))
}

function share(value: number): string {
  return formatPercent(100 * value)
}
