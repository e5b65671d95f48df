import type { PredictionEdition } from '@zhzz/contract/prediction/edition.ts'
import { t } from '#i18n/t.ts'

/** A share of 0–1 as whole percent. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** Places that a record is told of. */
const places = 50

/**
 * How many of the first 50 came, beside those that the last list alone would have named: of this edition once it is
 * settled, before of the editions of its exhibition.
 */
export function recordText({
  scorecard,
  edition,
  publishedRatio,
}: Pick<PredictionEdition, 'scorecard' | 'publishedRatio'> & {
  edition: Pick<PredictionEdition['edition'], 'status'>
}): string[] {
  if (scorecard === null) return [t('prediction.trackNoneHere')]
  const isOver = edition.status === 'ended'
  const isOwn = scorecard.kind === 'settled' && (publishedRatio === 100 || isOver)
  return [
    t(isOwn ? (isOver ? 'prediction.recordCame' : 'prediction.recordListed') : 'prediction.recordBefore', {
      n: Math.round(scorecard.precisionAt50 * places),
    }),
    t('prediction.recordPlain', { n: Math.round(scorecard.baselinePrecisionAt50 * places) }),
  ]
}
