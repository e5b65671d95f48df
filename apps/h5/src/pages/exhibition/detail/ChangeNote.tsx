import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { formatDateRange } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhibition/detail/ChangeNote.module.css'
import { Icon } from '#ui/Icon.tsx'

/** Of an edition that is postponed or cancelled: the old days and the new ones. */
export function ChangeNote({ detail }: { detail: ExhibitionDetail }) {
  const { card, originalStartDate, originalEndDate } = detail
  const cancelled = card.status === 'cancelled'
  const moved = originalStartDate !== null && originalStartDate !== card.startDate
  const original = originalStartDate ?? card.startDate
  return (
    <div className={cancelled ? styles.cancelled : styles.postponed} role="status">
      <Icon name="warning" />
      <p>
        <strong>
          {cancelled
            ? t('exhibition.cancelledText')
            : moved
              ? t('exhibition.postponedText', { dates: formatDateRange(card.startDate, card.endDate) })
              : t('exhibition.postponedUnknown')}
        </strong>
        <span>
          {t('exhibition.postponedFrom', {
            dates: formatDateRange(original, originalEndDate ?? card.endDate),
          })}
        </span>
      </p>
    </div>
  )
}
