import { calendar, type Phase, phases } from '@zhzz/contract/calendar/calls.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useRead } from '#api/useRead.ts'
import { useAsked } from '#filter/asked.ts'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { isDay } from '#nav/ownRange.ts'
import { setParams } from '#nav/page.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { CalendarRow } from '#pages/exhSchedule/calendar/CalendarRow.tsx'
import { calendarList } from '#pages/exhSchedule/calendar/calendarList.ts'
import styles from '#pages/exhSchedule/calendar/DaySheet.module.css'
import { holidayName } from '#pages/exhSchedule/calendar/holidays.ts'
import { phaseWords } from '#pages/exhSchedule/calendar/phaseWords.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Locked } from '#ui/shown/Locked.tsx'
import { RowSkeleton } from '#ui/shown/RowSkeleton.tsx'

const most = 100

/** What is open on a day, then what is built up and taken down. */
export function DaySheet({ params }: { params: Address }) {
  const { day } = params
  if (!isDay(day)) return null
  const close = () => setParams({ day: undefined })
  return (
    <Sheet open onClose={close} title={[formatDays(day, day), holidayName(day)].filter(Boolean).join(' ')}>
      <DayRows day={day} params={params} />
    </Sheet>
  )
}

function DayRows({ day, params }: { day: string; params: Address }) {
  const filters = calendarList.asks(params, useAsked())
  const read = useRead(calendar.editions, { from: day, to: day, filters, isWithMoves: true, limit: most })
  return (
    <Loaded read={read} skeleton={<RowSkeleton rows={4} />}>
      {(page) =>
        page.total === 0 ? (
          <Blank title={t('calendar.noneOpen')} />
        ) : (
          <Phases page={page} reload={read.reload} />
        )
      }
    </Loaded>
  )
}

function Phases({ page, reload }: { page: Output<typeof calendar.editions>; reload: () => void }) {
  const { reason, hidden } = page.access
  return (
    <div className={styles.rows}>
      {phases.map((phase) => (
        <PhaseRows key={phase} phase={phase} rows={page.list.filter((row) => row.phase === phase)} />
      ))}
      {reason !== null && page.cursor === null && hidden !== 0 && (
        <Locked
          hidden={hidden}
          reason={reason}
          onAct={() =>
            void (reason === 'plan' ? showUpgrade() : askToSignIn().then((yes) => yes && reload()))
          }
        />
      )}
      {page.cursor !== null && (
        <p className={styles.more}>{t('calendar.moreOnDay', { n: page.total - page.list.length })}</p>
      )}
    </div>
  )
}

function PhaseRows({ phase, rows }: { phase: Phase; rows: Output<typeof calendar.editions>['list'] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className={styles.phase}>
        {t(phaseWords[phase])} <small className={styles.count}>{rows.length}</small>
      </h3>
      {rows.map((row) => (
        <CalendarRow key={row.card.id} row={row} />
      ))}
    </section>
  )
}
