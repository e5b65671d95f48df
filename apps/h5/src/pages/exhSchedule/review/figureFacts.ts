import type { Figures } from '@zhzz/contract/schedule/review.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

/** Figures in two lines of facts; what is nothing is not said, but who was contacted is. */
export function figureFacts({ contacted, met, cost, last }: Figures) {
  return {
    counts: [
      t('review.contactedN', { n: formatNumber(contacted) }),
      met > 0 && t('review.metN', { n: formatNumber(met) }),
      last.won > 0 && t('review.wonN', { n: formatNumber(last.won) }),
      last.wonAmount > 0 && formatMoney(last.wonAmount),
    ],
    money: [
      cost !== null && t('review.costN', { sum: formatMoney(cost) }),
      cost !== null &&
        contacted > 0 &&
        t('review.perLeadN', { sum: formatMoney(Math.round(cost / contacted)) }),
    ],
  }
}
