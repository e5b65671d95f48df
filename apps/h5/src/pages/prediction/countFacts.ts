import type { PredictionEdition } from '@zhzz/contract/prediction/edition.ts'
import { t } from '#i18n/t.ts'

/** 265 家可能参展, 106 高概率, 12 家匹配. */
export function countFacts({
  predictedCount,
  highCount,
  matchedCount = null,
}: Pick<PredictionEdition, 'predictedCount' | 'highCount'> &
  Partial<Pick<PredictionEdition, 'matchedCount'>>): (string | false)[] {
  return [
    t('prediction.countMay', { n: predictedCount }),
    t('prediction.countHigh', { n: highCount }),
    matchedCount !== null && matchedCount > 0 && t('prediction.countMatched', { n: matchedCount }),
  ]
}
