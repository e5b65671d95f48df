import type { HallCard } from '@zhzz/contract/hall/card.ts'
import type { ReactNode } from 'react'
import { favorHall } from '#hall/favorite.ts'
import styles from '#hall/HallRow.module.css'
import { formatArea } from '#i18n/format.ts'
import { isChinese } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Icon } from '#ui/Icon.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { RowAction } from '#ui/list/RowAction.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Highlight } from '#ui/shown/Highlight.tsx'

/** In px. */
export const hallRowHeight = 82

interface HallRowProps {
  card: HallCard
  /** How far it is, where the person's place is known. */
  distance?: ReactNode
  /** Why it was found. */
  below?: ReactNode
}

/** A hall as a row: where, how large, what is on. */
export function HallRow({ card, distance, below }: HallRowProps) {
  const { id, cityName, indoorArea, pavilionCount, ongoingCount, upcomingCount, favorited } = card
  return (
    <ListRow
      lead={
        <span className={styles.lead}>
          <Icon name="hall" size={24} />
        </span>
      }
      title={
        <span className={styles.name}>
          <HallName card={card} />
        </span>
      }
      facts1={
        <FactLine
          facts={[
            cityName,
            indoorArea !== null && t('search.indoorArea', { area: formatArea(indoorArea) }),
            pavilionCount !== null && t('hall.pavilionCount', { n: pavilionCount }),
            distance,
          ]}
        />
      }
      facts2={
        <FactLine
          facts={[
            ongoingCount > 0 && t('hall.ongoing', { n: ongoingCount }),
            upcomingCount > 0 && t('search.upcomingHere', { n: upcomingCount }),
            upcomingCount === 0 && card.address,
          ]}
        />
      }
      below={below}
      action={
        <RowAction
          icon="star"
          tone={favorited ? 'act' : 'quiet'}
          word={t('company.favorite')}
          label={card.name}
          pressed={favorited}
          onClick={() => void favorHall(id, !favorited)}
        />
      }
      onOpen={() => navigateTo(to('/pages/hallSchedule/hallScheduleDetail', { id }))}
    />
  )
}

/** Who reads another language than Chinese reads the English name, unless the words were found in the other. */
function HallName({ card: { name, englishName, nameMarks } }: { card: HallCard }) {
  if (!isChinese() && englishName !== null && nameMarks.length === 0) return englishName
  return <Highlight text={name} marks={nameMarks} />
}
