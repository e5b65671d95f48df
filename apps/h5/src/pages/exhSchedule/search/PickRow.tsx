import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import { Countdown } from '#exhibition/Countdown.tsx'
import { EditionStatusChip } from '#exhibition/EditionStatusChip.tsx'
import { EditionTitle } from '#exhibition/EditionTitle.tsx'
import { Tile } from '#exhibition/Tile.tsx'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhSchedule/search/PickRow.module.css'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** In px. */
export const pickRowHeight = 82

interface PickRowProps {
  card: EditionCard
  picked: boolean
  onPick: () => void
}

/** An edition to be ticked; one that is in 我的展会 says so, and opens. */
export function PickRow({ card, picked, onPick }: PickRowProps) {
  const { id, tile, startDate, endDate, status, cityName, hallName, scheduled } = card
  const isSet = status === 'postponed' || status === 'cancelled'
  return (
    <ListRow
      lead={<Tile word={tile.word} hue={tile.hue} startDate={startDate} />}
      title={<EditionTitle card={card} />}
      facts1={
        <FactLine
          facts={[
            formatDays(startDate, endDate),
            isSet ? (
              <EditionStatusChip key="status" status={status} />
            ) : (
              <Countdown key="left" edition={card} />
            ),
          ]}
        />
      }
      facts2={
        <FactLine
          facts={[
            scheduled && (
              <span key="mine" className={styles.mine}>
                {t('mySchedule.isOn')}
              </span>
            ),
            cityName,
            hallName,
          ]}
        />
      }
      {...(scheduled
        ? { onOpen: () => navigateTo(to('/pages/exhibition/detail/detail', { id })) }
        : { pick: { picked, onPick } })}
    />
  )
}
