import type { OccupancySpan } from '@zhzz/contract/hall/occupancy.ts'
import type { HallSlot } from '@zhzz/contract/hall/slot.ts'
import { phaseWords } from '#hall/phaseWords.ts'
import { slotStatusWords } from '#hall/slotWords.ts'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { daysBetween } from '#pages/hallSchedule/detail/halfYear.ts'
import { daysOf, type TimelineRow } from '#pages/hallSchedule/detail/timelineRows.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from '#ui/list/Row.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface PavilionSheetProps {
  hallId: string
  /** Undefined: closed. */
  row: TimelineRow | undefined
  onClose: () => void
}

/** Who has one pavilion when, when nobody has it, and what one plans there, in the order of the days. */
export function PavilionSheet({ hallId, row, onClose }: PavilionSheetProps) {
  const pavilion = row?.pavilion || undefined
  const add = (date?: string) =>
    navigateTo(to('/pages/hallSchedule/addHallSchedule', { hallId, pavilion, date }))
  const lines = row
    ? [
        ...row.spans.map((span) => ({ from: span.from, line: <Taken key={keyOf(span)} span={span} /> })),
        ...row.slots.map((slot) => ({
          from: daysOf(slot).from,
          line: <Planned key={slot.id} slot={slot} />,
        })),
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
              onClick={() => add(from)}
            />
          ),
        })),
      ].sort((a, b) => (a.from < b.from ? -1 : 1))
    : []
  return (
    <Sheet
      open={row !== undefined}
      onClose={onClose}
      title={pavilion ?? t('hall.unnamed')}
      footer={<Button onClick={() => add()}>{t('hallSlot.add')}</Button>}
    >
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
          {title || t(phaseWords[phase])}
          <FactLine
            facts={[
              t(phaseWords[phase]),
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

function Planned({ slot }: { slot: HallSlot }) {
  const { id, title, status, isMine, ownerName } = slot
  const { from, to: until } = daysOf(slot)
  return (
    <Row
      label={
        <>
          {title}
          <FactLine
            facts={[
              <b key="own">{t('hallSlot.tabSlots')}</b>,
              t(slotStatusWords[status]),
              formatDays(from, until),
              !isMine && ownerName,
            ]}
          />
        </>
      }
      {...(isMine && { onClick: () => navigateTo(to('/pages/hallSchedule/addHallSchedule', { id })) })}
    />
  )
}
