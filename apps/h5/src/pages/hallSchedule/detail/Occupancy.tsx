import { hall } from '@zhzz/contract/hall/calls.ts'
import { useState } from 'react'
import { useSession } from '#api/session.ts'
import { useRead } from '#api/useRead.ts'
import { formatMonth } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { halfYear } from '#pages/hallSchedule/detail/halfYear.ts'
import styles from '#pages/hallSchedule/detail/Occupancy.module.css'
import { PavilionSheet } from '#pages/hallSchedule/detail/PavilionSheet.tsx'
import { Timeline } from '#pages/hallSchedule/detail/Timeline.tsx'
import { rowsOf } from '#pages/hallSchedule/detail/timelineRows.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, CardLink } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** So far into the past and the future the calendar is walked, in half years. */
const [first, last] = [-2, 5]
/** Entries of one's own in six months of a hall; a person has fewer. */
const mostSlots = 100

/** 档期: six months, pavilion by pavilion. */
export function Occupancy({ hallId }: { hallId: string }) {
  const [halves, setHalves] = useState(0)
  const [opened, setOpened] = useState<string | null>(null)
  const days = halfYear(shanghaiToday(), halves)
  const read = useRead(hall.occupancy, { id: hallId, ...days }, { keepLast: true })
  const planned = useRead(
    hall.slots,
    { hallId, ...days, limit: mostSlots },
    { enabled: useSession().token !== null, staleTime: 0 },
  )
  const slots = planned.data?.list ?? []
  return (
    <Card
      title={t('hall.calendar')}
      end={
        <CardLink onClick={() => navigateTo(to('/pages/hallSchedule/addHallSchedule', { hallId }))}>
          {t('hallSlot.add')}
        </CardLink>
      }
      flush
    >
      <div className={styles.walk}>
        {halves > first ? (
          <IconButton icon="back" label={t('hall.earlier')} onClick={() => setHalves(halves - 1)} />
        ) : (
          <span />
        )}
        <span>
          {formatMonth(days.from)} – {formatMonth(days.to)}
        </span>
        {halves < last ? (
          <IconButton icon="forward" label={t('hall.later')} onClick={() => setHalves(halves + 1)} />
        ) : (
          <span />
        )}
      </div>
      <Loaded read={read} skeleton={<Skeleton rows={1} height={220} />}>
        {(occupancy) => (
          <>
            <Timeline occupancy={occupancy} slots={slots} days={days} onOpen={setOpened} />
            <PavilionSheet
              hallId={hallId}
              row={rowsOf(occupancy, slots).find(({ pavilion }) => pavilion === opened)}
              onClose={() => setOpened(null)}
            />
          </>
        )}
      </Loaded>
    </Card>
  )
}
