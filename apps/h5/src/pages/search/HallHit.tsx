import type { HallCard } from '@zhzz/contract/exhibition/card.ts'
import { hitLabel } from '#company/hitLabel.ts'
import { formatArea } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/search/Hit.module.css'
import { Highlight } from '#ui/shown/Highlight.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'

/** A hall as a row: where, how large, what is on. */
export function HallHit({ card }: { card: HallCard }) {
  const facts = [
    card.cityName,
    card.indoorArea === null ? null : t('search.indoorArea', { area: formatArea(card.indoorArea) }),
    card.upcomingCount > 0 ? t('search.upcomingHere', { n: card.upcomingCount }) : null,
  ].filter(Boolean)
  return (
    <button
      type="button"
      className={styles.hit}
      onClick={() => navigateTo(to('/pages/hallSchedule/hallScheduleDetail', { id: card.id }))}
    >
      <span className={styles.name}>
        <Highlight text={card.name} marks={card.nameMarks} />
      </span>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {card.address && <span className={styles.facts}>{card.address}</span>}
      <HitLine ruled label={hitLabel(card.hitReason)} hit={card.hitReason} />
    </button>
  )
}
