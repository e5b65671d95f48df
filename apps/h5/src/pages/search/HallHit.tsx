import type { HallCard } from '@zhzz/contract/exhibition/card.ts'
import { hitLabel } from '#company/hitLabel.ts'
import { formatArea } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/search/HallHit.module.css'
import { Icon } from '#ui/Icon.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Highlight } from '#ui/shown/Highlight.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'

/** A hall as a row: where, how large, what is on. */
export function HallHit({ card }: { card: HallCard }) {
  return (
    <ListRow
      lead={
        <span className={styles.lead}>
          <Icon name="hall" size={24} />
        </span>
      }
      title={
        <span className={styles.name}>
          <Highlight text={card.name} marks={card.nameMarks} />
        </span>
      }
      facts1={
        <FactLine
          facts={[
            card.cityName,
            card.indoorArea !== null && t('search.indoorArea', { area: formatArea(card.indoorArea) }),
            card.upcomingCount > 0 && t('search.upcomingHere', { n: card.upcomingCount }),
          ]}
        />
      }
      facts2={<FactLine facts={[card.address]} />}
      below={<HitLine label={hitLabel(card.hitReason)} hit={card.hitReason} />}
      onOpen={() => navigateTo(to('/pages/hallSchedule/hallScheduleDetail', { id: card.id }))}
    />
  )
}
