import type { PredictionReason } from '@zhzz/contract/prediction/reason.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

/** The reasons of a row in a few words each, the strongest first: 连续 3 届, 10→12㎡, 同省. */
export function evidencePieces(reasons: readonly Pick<PredictionReason, 'code' | 'value'>[]): string[] {
  return reasons.map(pieceOf)
}

function pieceOf({ code, value }: Pick<PredictionReason, 'code' | 'value'>): string {
  const n = value.count ?? 0
  const share = Math.round(value.share ?? 0)
  switch (code) {
    case 'streakHere':
      return t('prediction.pieceStreak', { n })
    case 'timesHere':
      return t('prediction.pieceTimes', { n, of: value.of ?? '-' })
    case 'boothGrowth':
      return t('prediction.pieceGrowth', { from: formatNumber(value.from), to: formatNumber(value.to) })
    case 'similarSeries':
      return t('prediction.pieceSimilar', { share })
    case 'sameOrganizer':
      return t('prediction.pieceOrganizer', { n })
    case 'upcomingElsewhere':
      return t('prediction.pieceUpcoming', { n })
    case 'activeLately':
      return t('prediction.pieceActive', { n })
    case 'industryHere':
      return t('prediction.pieceIndustry', { share })
    case 'homeProvince':
      return t('prediction.pieceHome')
  }
}
