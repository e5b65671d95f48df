import type { PredictionEdition, Seller } from '@zhzz/contract/prediction/edition.ts'
import { useState } from 'react'
import { countdownText } from '#exhibition/EditionCard.tsx'
import { useFavorite } from '#exhibition/favorite.ts'
import { Poster } from '#exhibition/Poster.tsx'
import { formatDateRange, formatNumber } from '#i18n/format.ts'
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
import { IconButton } from '#ui/IconButton.tsx'

/** Height with the gap below, roughly, in px. */
export const predictionCardHeight = 226

/** An edition whose exhibitors are predicted: how many, how sure, when to call, and how good that was before. */
export function PredictionCard({ row, seller }: { row: PredictionEdition; seller: Seller }) {
  const { edition } = row
  const [open, setOpen] = useState(false)
  const favorite = useFavorite(edition)
  const isOfEarlier = row.publishedRatio === null
  const path = row.lack === null ? '/pages/prediction/enterprise/list' : null
  return (
    <article className={styles.card}>
      <button
        type="button"
        className={styles.open}
        onClick={() =>
          navigateTo(
            path
              ? to(path, { editionId: edition.id })
              : to('/pages/exhibition/detail/detail', { id: edition.id }),
          )
        }
      >
        <span className={styles.head}>
          <Poster name={edition.name} startDate={edition.startDate} src={edition.posterUrl} />
          <span className={styles.text}>
            <strong className={styles.name}>{edition.name}</strong>
            <span className={styles.line}>
              {formatDateRange(edition.startDate, edition.endDate)}
              <em className={styles.countdown}>{countdownText(edition)}</em>
            </span>
            <span className={styles.line}>
              {[edition.cityName, edition.hallName].filter(Boolean).join(' · ') ||
                t('exhibition.placeUnknown')}
            </span>
          </span>
        </span>
        {row.lack ? (
          <span className={styles.lack}>
            <b>{lackTitle(row.lack)}</b>
            <span>{lackText(row.lack)}</span>
          </span>
        ) : (
          <Figures row={row} />
        )}
      </button>
      <div className={styles.star}>
        <IconButton
          icon="star"
          label={t('exhibition.favorite')}
          pressed={favorite.favorited}
          onClick={favorite.toggle}
        />
      </div>
      <div className={styles.foot}>
        <WindowLine windows={row.windows} seller={seller} />
        {row.publishedRatio !== null && (
          <span>{t('prediction.published', { n: Math.round(row.publishedRatio) })}</span>
        )}
        {row.scoredAt && <span>{t('prediction.scoredAt', { time: relativeTime(row.scoredAt) })}</span>}
      </div>
      {row.scorecard && (
        <button type="button" className={styles.track} onClick={() => setOpen(true)}>
          <span>
            {row.scorecard.kind === 'settled' &&
              !isOfEarlier &&
              `${t('prediction.actualCount', { n: row.scorecard.actual })} · `}
            {trackText(row.scorecard, { isOfEarlier })}
          </span>
          <Icon name="forward" size={12} />
        </button>
      )}
      <TrackSheet editionId={edition.id} open={open} onClose={() => setOpen(false)} />
    </article>
  )
}

function Figures({ row }: { row: PredictionEdition }) {
  const figures = [
    [t('prediction.predictedCount'), row.predictedCount],
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
