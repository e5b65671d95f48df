import type { HallCard } from '@zhzz/contract/hall/card.ts'
import { type ReactNode, useState } from 'react'
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
  const { id, cityName, indoorArea, pavilionCount, ongoingCount, upcomingCount, freePavilions, favorited } =
    card
  return (
    <ListRow
      lead={
        <span className={styles.lead}>
          <Cover url={card.coverUrl} />
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
            // Three fit on a line; the page of the hall has them all.
            distance ?? (pavilionCount !== null && t('hall.pavilionCount', { n: pavilionCount })),
          ]}
        />
      }
      facts2={
        <FactLine
          facts={[
            freePavilions !== null && (
              <b key="free" className={styles.free}>
                {t('hall.freePavilions', { n: freePavilions })}
              </b>
            ),
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

/** Its first picture; a drawing where there is none. */
function Cover({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (url === null || isBroken) return <Icon name="hall" size={24} />
  return <img className={styles.cover} src={url} alt="" loading="lazy" onError={() => setBroken(true)} />
}

/** Who reads another language than Chinese reads the English name, unless the words were found in the other. */
function HallName({ card: { name, englishName, nameMarks } }: { card: HallCard }) {
  if (!isChinese() && englishName !== null && nameMarks.length === 0) return englishName
  return <Highlight text={name} marks={nameMarks} />
}
