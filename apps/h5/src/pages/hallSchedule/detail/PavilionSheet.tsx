import type { HallOccupancy, OccupancySpan } from '@zhzz/contract/hall/occupancy.ts'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { daysBetween } from '#pages/hallSchedule/detail/halfYear.ts'
import { rowsOf } from '#pages/hallSchedule/detail/timelineRows.ts'
import { Row } from '#ui/list/Row.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

const phases = {
  moveIn: 'hall.phaseMoveIn',
  show: 'hall.phaseShow',
  moveOut: 'exhibition.dateMoveOut',
  held: 'hall.phaseHeld',
} as const

interface PavilionSheetProps {
  occupancy: HallOccupancy
  /** null: closed. */
  pavilion: string | null
  onClose: () => void
}

/** Who has one pavilion when, and when nobody has it, in the order of the days. */
export function PavilionSheet({ occupancy, pavilion, onClose }: PavilionSheetProps) {
  const row = rowsOf(occupancy).find((one) => one.pavilion === pavilion)
  const lines = row
    ? [
        ...row.spans.map((span) => ({ from: span.from, line: <Taken key={keyOf(span)} span={span} /> })),
        ...row.free.map(({ from, to: until }) => ({
          from,
          line: (
            <Row
              key={`free${from}`}
              label={t('hall.free')}
              value={
                <FactLine
                  facts={[formatDays(from, until), t('hall.dayCount', { n: daysBetween(from, until) + 1 })]}
                />
              }
            />
          ),
        })),
      ].sort((a, b) => (a.from < b.from ? -1 : 1))
    : []
  return (
    <Sheet open={pavilion !== null} onClose={onClose} title={pavilion || t('hall.unnamed')}>
      {lines.length === 0 ? <Row label={t('hall.noCalendar')} /> : lines.map(({ line }) => line)}
    </Sheet>
  )
}

function keyOf({ from, phase, title }: OccupancySpan): string {
  return `${from}${phase}${title}`
}

function Taken({ span: { title, editionId, phase, from, to: until, certainty } }: { span: OccupancySpan }) {
  return (
    <Row
      label={
        <>
          {title || t(phases[phase])}
          <FactLine
            facts={[
              t(phases[phase]),
              formatDays(from, until),
              certainty === 'confirmed' && t('hall.certain'),
              certainty === 'assumed' && t('hall.assumed'),
            ]}
          />
        </>
      }
      {...(editionId && {
        onClick: () => navigateTo(to('/pages/exhibition/detail/detail', { id: editionId })),
      })}
    />
  )
}
