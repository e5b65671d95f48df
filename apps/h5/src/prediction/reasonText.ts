import type { PredictionReason } from '@zhzz/contract/prediction/reason.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

type Said = Pick<PredictionReason, 'code' | 'value'>

/** The sentence of a reason; which numbers a code has stands beside it in the contract. */
export function reasonText({ code, value }: Said): string {
  const n = value.count ?? 0
  switch (code) {
    case 'streakHere':
      return t('prediction.streakHere', {
        n,
        from: String(value.fromYear ?? '-'),
        to: String(value.toYear ?? '-'),
      })
    case 'timesHere':
      return t('prediction.timesOf', { n, of: value.of ?? '-', year: String(value.toYear ?? '-') })
    case 'boothGrowth':
      return t('prediction.boothGrowth', { from: formatNumber(value.from), to: formatNumber(value.to) })
    case 'similarSeries':
      return t('prediction.similarSeries', { share: Math.round(value.share ?? 0) })
    case 'sameOrganizer':
      return t('prediction.sameOrganizer', { n })
    case 'upcomingElsewhere':
      return t('prediction.upcomingElsewhere', { n })
    case 'activeLately':
      return t('prediction.activeLately', { n })
    case 'industryHere':
      return t('prediction.industryHere', { share: Math.round(value.share ?? 0) })
    case 'homeProvince':
      return t('prediction.homeProvince')
  }
}
