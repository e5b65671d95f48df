import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import type { ReactNode } from 'react'
import { Countdown } from '#exhibition/Countdown.tsx'
import styles from '#exhibition/EditionLine.module.css'
import { Tile } from '#exhibition/Tile.tsx'
import { formatCompact, formatDays } from '#i18n/format.ts'
import { isChinese } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface EditionLineProps {
  edition: EditionCard
  /** Opens the exhibition where nothing else is said. */
  onOpen?: () => void
  /** In the place of when and where it is. */
  children?: ReactNode
}

/** An exhibition within a card: its tile, its name, when and where. */
export function EditionLine({ edition, onOpen, children }: EditionLineProps) {
  const { id, name, tile, startDate } = edition
  return (
    <button
      type="button"
      className={styles.row}
      onClick={onOpen ?? (() => navigateTo(to('/pages/exhibition/detail/detail', { id })))}
    >
      <Tile word={tile.word} hue={tile.hue} startDate={startDate} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {children ?? <WhenAndWhere edition={edition} />}
      </span>
    </button>
  )
}

function WhenAndWhere({ edition }: { edition: EditionCard }) {
  const { startDate, endDate, cityName, englishName, hallName, status, exhibitorCount } = edition
  return (
    <>
      {!isChinese() && <FactLine facts={[englishName]} />}
      <FactLine
        tone="ink"
        facts={[
          formatDays(startDate, endDate),
          status === 'postponed' ? t('home.postponed') : <Countdown edition={edition} />,
        ]}
      />
      <FactLine
        facts={[
          cityName,
          hallName,
          exhibitorCount !== null && t('home.exhibitors', { n: formatCompact(exhibitorCount) }),
        ]}
      />
    </>
  )
}
