import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import type { ReactNode } from 'react'
import { countdownText } from '#exhibition/countdownText.ts'
import styles from '#exhibition/EditionFrame.module.css'
import { EnglishName } from '#exhibition/EnglishName.tsx'
import { favorEdition } from '#exhibition/favorite.ts'
import { Tile } from '#exhibition/Tile.tsx'
import { formatDateRange } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Highlight } from '#ui/shown/Highlight.tsx'

interface EditionFrameProps {
  card: EditionCard
  onOpen: () => void
  /** Under the place, beside the poster. */
  children?: ReactNode
  /** Under the poster, part of what opens. */
  below?: ReactNode
  /** Under all of it, with taps of its own. */
  foot?: ReactNode
}

/** The card of an edition: poster, name, when, where and the star; what else it says is the caller's. */
export function EditionFrame({ card, onOpen, children, below, foot }: EditionFrameProps) {
  const countdown = countdownText(card)
  return (
    <article className={styles.card}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.head}>
          <Tile word={card.tile.word} hue={card.tile.hue} startDate={card.startDate} />
          <span className={styles.text}>
            <strong className={styles.name}>
              <Highlight text={card.name} marks={card.nameMarks} />
            </strong>
            <EnglishName name={card.englishName} original={card.name} />
            <span className={cx(styles.line, styles.when)}>
              <span>{formatDateRange(card.startDate, card.endDate)}</span>
              {countdown && <em className={styles.countdown}>{countdown}</em>}
            </span>
            <span className={styles.line}>
              {[card.cityName, card.hallName ?? t('exhibition.placeUnknown')].filter(Boolean).join(' · ')}
            </span>
            {children}
          </span>
        </span>
        {below}
      </button>
      <div className={styles.star}>
        <IconButton
          icon="star"
          label={t('company.favorite')}
          pressed={card.favorited}
          onClick={() => void favorEdition(card.id, !card.favorited)}
        />
      </div>
      {foot}
    </article>
  )
}
