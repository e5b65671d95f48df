import type { Lack } from '@zhzz/contract/prediction/edition.ts'
import { t } from '#i18n/t.ts'

/** Which data are missing for a prediction. */
export function lackText({ code, have, need }: Lack): string {
  switch (code) {
    case 'noEarlierList':
      return t('prediction.lackNoEarlierList')
    case 'oneEarlierList':
      return t('prediction.lackOneEarlierList')
    case 'fewEarlierExhibitors':
      return t('prediction.lackFewExhibitors', { have: have ?? 0, need: need ?? '-' })
    case 'tooFarAhead':
      return t('prediction.lackTooFar')
    case 'cancelled':
      return t('prediction.lackCancelled')
    case 'notScoredYet':
      return t('prediction.lackNotScored')
    case 'modelUntrained':
      return t('prediction.lackUntrained', { have: have ?? 0, need: need ?? '-' })
    case 'listPublished':
      return t('prediction.lackListPublished')
  }
}

/** What an edition without a prediction is headed with. */
export function lackTitle({ code }: Lack): string {
  if (code === 'listPublished') return t('prediction.listTitle')
  return t(code === 'cancelled' ? 'prediction.cancelledTitle' : 'prediction.lackTitle')
}
