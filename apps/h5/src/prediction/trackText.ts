import type { Scorecard } from '@zhzz/contract/prediction/edition.ts'
import { t } from '#i18n/t.ts'

/** A share of 0–1 as whole percent. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** How good the predictions were, at 20 and at 50, beside the plainest rule, in one sentence; of earlier editions when this one has no list yet. */
export function trackText(
  { kind, editions, precisionAt20, precisionAt50, baselinePrecisionAt20, baselinePrecisionAt50 }: Scorecard,
  { isOfEarlier = false }: { isOfEarlier?: boolean } = {},
): string {
  const settled = isOfEarlier ? 'prediction.trackEarlier' : 'prediction.trackSettled'
  return t(kind === 'settled' ? settled : 'prediction.trackBacktest', {
    n: editions,
    at20: percent(precisionAt20),
    at50: percent(precisionAt50),
    plain20: percent(baselinePrecisionAt20),
    plain50: percent(baselinePrecisionAt50),
  })
}
