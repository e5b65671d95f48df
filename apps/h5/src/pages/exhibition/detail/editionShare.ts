import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { formatDateRange } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

/** Name, days and place of an edition. */
export function editionShare(card: EditionCard): { title: string; desc: string } {
  const place = card.hallName ?? card.cityName ?? t('exhibition.placeUnknown')
  const dates = formatDateRange(card.startDate, card.endDate)
  return { title: card.name, desc: t('exhibition.shareText', { dates, place }) }
}
