import type { PredictionEdition } from '@zhzz/contract/prediction/edition.ts'
import { useState } from 'react'
import { countdownText } from '#exhibition/countdownText.ts'
import { formatDate, formatDateRange } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/prediction/enterprise/ExpectedHead.module.css'
import { useSeller } from '#prediction/seller.ts'
import { TrackSheet } from '#prediction/TrackSheet.tsx'
import { trackText } from '#prediction/trackText.ts'
import { WindowLine } from '#prediction/WindowLine.tsx'
import { Icon } from '#ui/Icon.tsx'

/** Which edition is spoken of, when to call, and how good such predictions were. */
export function ExpectedHead({ head }: { head: PredictionEdition }) {
  const { edition, scorecard } = head
  const [open, setOpen] = useState(false)
  const { seller } = useSeller()
  return (
    <section className={styles.head}>
      <button
        type="button"
        className={styles.edition}
        onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id: edition.id }))}
      >
        <strong>{edition.name}</strong>
        <span className={styles.line}>
          {[formatDateRange(edition.startDate, edition.endDate), edition.cityName, countdownText(edition)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </button>
      <div className={styles.line}>
        <WindowLine windows={head.windows} seller={seller} />
        {head.cutOff && <span>{t('prediction.cutOff', { date: formatDate(head.cutOff) })}</span>}
      </div>
      {scorecard ? (
        <button type="button" className={styles.track} onClick={() => setOpen(true)}>
          <span>{trackText(scorecard, { isOfEarlier: head.publishedRatio === null })}</span>
          <Icon name="forward" size={16} />
        </button>
      ) : (
        head.lack === null && <div className={styles.line}>{t('prediction.trackNoneHere')}</div>
      )}
      <TrackSheet editionId={edition.id} open={open} onClose={() => setOpen(false)} />
    </section>
  )
}
