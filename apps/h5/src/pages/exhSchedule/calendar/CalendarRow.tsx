import type { CalendarRow as Row } from '@zhzz/contract/calendar/calls.ts'
import type { ReactNode } from 'react'
import { Countdown } from '#exhibition/Countdown.tsx'
import { EditionStatusChip } from '#exhibition/EditionStatusChip.tsx'
import { EditionTitle } from '#exhibition/EditionTitle.tsx'
import { Tile } from '#exhibition/Tile.tsx'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { MineAction } from '#pages/exhSchedule/calendar/MineAction.tsx'
import { phaseWords } from '#pages/exhSchedule/calendar/phaseWords.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** In px. */
export const calendarRowHeight = 82

/** An edition in the calendar: when, where, what is done on the asked day, and the way into 我的展会. */
export function CalendarRow({ row }: { row: Row }) {
  const { card, phase } = row
  const { id, tile, startDate, endDate, cityName, hallName, status } = card
  const moves = phase === 'moveIn' ? row.moveIn : phase === 'moveOut' ? row.moveOut : null
  return (
    <ListRow
      lead={<Tile word={tile.word} hue={tile.hue} startDate={startDate} />}
      title={<EditionTitle card={card} />}
      facts1={
        <FactLine
          facts={[
            formatDays(startDate, endDate),
            isSet(status) ? null : <Countdown key="left" edition={card} />,
          ]}
        />
      }
      facts2={
        <FactLine
          facts={[
            isSet(status) && <EditionStatusChip key="status" status={status} />,
            moves && phase && phaseDays(t(phaseWords[phase]), moves),
            cityName,
            hallName,
          ]}
        />
      }
      action={<MineAction card={card} />}
      onOpen={() => navigateTo(to('/pages/exhibition/detail/detail', { id }))}
    />
  )
}

/** Said by no dates. */
function isSet(status: Row['card']['status']): boolean {
  return status === 'postponed' || status === 'cancelled'
}

function phaseDays(phase: string, { from, to: last }: { from: string; to: string }): ReactNode {
  return `${phase} ${formatDays(from, last, { weekdays: false })}`
}
