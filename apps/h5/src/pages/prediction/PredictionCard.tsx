import type { PredictionEdition, Seller } from '@zhzz/contract/prediction/edition.ts'
import { useState } from 'react'
import { EditionFrame } from '#exhibition/EditionFrame.tsx'
import { formatNumber } from '#i18n/format.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/prediction/PredictionCard.module.css'
import { lackText, lackTitle } from '#prediction/lackText.ts'
import { TrackSheet } from '#prediction/TrackSheet.tsx'
import { trackText } from '#prediction/trackText.ts'
import { WindowLine } from '#prediction/WindowLine.tsx'
import { Icon } from '#ui/Icon.tsx'

/** Height with the gap below, roughly, in px. */
export const predictionCardHeight = 260

/** An edition whose exhibitors are predicted: how many, how sure, when to call, and how good that was before. */
export function PredictionCard({ row, seller }: { row: PredictionEdition; seller: Seller }) {
  const { edition } = row
  const [open, setOpen] = useState(false)
  const isOfEarlier = row.publishedRatio === null
  return (
    <EditionFrame
      card={edition}
      onOpen={() =>
        navigateTo(
          row.lack === null
            ? to('/pages/prediction/enterprise/list', { editionId: edition.id })
            : to('/pages/exhibition/detail/detail', { id: edition.id }),
        )
      }
      below={
        row.lack ? (
          <span className={styles.lack}>
            <b>{lackTitle(row.lack)}</b>
            <span>{lackText(row.lack)}</span>
          </span>
        ) : (
          <Figures row={row} />
        )
      }
      foot={
        <>
          <div className={styles.foot}>
            {row.lack?.code !== 'cancelled' && <WindowLine windows={row.windows} seller={seller} />}
            {row.publishedRatio !== null && (
              <span>{t('prediction.published', { n: Math.round(row.publishedRatio) })}</span>
            )}
            {row.scoredAt && <span>{t('prediction.scoredAt', { time: relativeTime(row.scoredAt) })}</span>}
          </div>
          {row.scorecard ? (
            <button type="button" className={styles.track} onClick={() => setOpen(true)}>
              <span>
                {row.scorecard.kind === 'settled' &&
                  !isOfEarlier &&
                  `${t('prediction.actualCount', { n: row.scorecard.actual })} · `}
                {trackText(row.scorecard, { isOfEarlier })}
              </span>
              <Icon name="forward" size={16} />
            </button>
          ) : (
            row.lack === null && <p className={styles.noTrack}>{t('prediction.trackNoneHere')}</p>
          )}
          <TrackSheet editionId={edition.id} open={open} onClose={() => setOpen(false)} />
        </>
      }
    />
  )
}

function Figures({ row }: { row: PredictionEdition }) {
  const figures = [
    [t('prediction.expectedCount'), row.expectedCount],
    [t('prediction.highCount'), row.highCount],
    [t('prediction.newcomerCount'), row.newcomerCount],
    [t('prediction.matchedCount'), row.matchedCount],
  ] as const
  return (
    <span className={styles.figures}>
      {figures.map(([label, value]) => (
        <span key={label} className={styles.figure}>
          <b>{formatNumber(value)}</b>
          <small>{label}</small>
        </span>
      ))}
    </span>
  )
}
