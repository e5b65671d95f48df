import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { useRead } from '#api/useRead.ts'
import { useAsked } from '#filter/asked.ts'
import { formatMonth } from '#i18n/format.ts'
import { daysOfMonth, monthShifted } from '#i18n/monthDays.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { setParams } from '#nav/page.ts'
import { calendarQuestion, dateOf } from '#pages/exhSchedule/calendar/calendarList.ts'
import { DayButton } from '#pages/exhSchedule/calendar/DayButton.tsx'
import { holidayName } from '#pages/exhSchedule/calendar/holidays.ts'
import styles from '#pages/exhSchedule/calendar/MonthView.module.css'
import { Today } from '#pages/exhSchedule/calendar/Today.tsx'
import { MonthGrid } from '#ui/list/MonthGrid.tsx'
import { PeriodHead } from '#ui/list/PeriodHead.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { OfflineRibbon } from '#ui/shown/OfflineRibbon.tsx'

/** A month: how many editions are open on each day, which days hold one of mine; a tap opens the sheet of the day. */
export function MonthView({ params }: { params: Address }) {
  const asked = useAsked()
  const month = dateOf(params, asked.today).slice(0, 7)
  const read = useRead(calendar.days, calendarQuestion(params, asked), { keepLast: true })
  const days = new Map(read.data?.days.map((each) => [each.day, each]))
  return (
    <section className={styles.month} aria-label={formatMonth(`${month}-01`)}>
      <OfflineRibbon fetchedAt={read.fetchedAt} failed={read.error !== null} />
      <PeriodHead
        title={formatMonth(`${month}-01`)}
        labels={[t('filter.monthBefore'), t('filter.monthNext')]}
        onStep={(by) => setParams({ date: `${monthShifted(month, by)}-01` })}
      >
        <Today isShown={month === asked.today.slice(0, 7)} />
      </PeriodHead>
      <MonthGrid month={month}>
        {(day) => (
          <DayButton
            day={day}
            count={days.get(day)?.count ?? 0}
            mine={days.get(day)?.mine ?? 0}
            isToday={day === asked.today}
          />
        )}
      </MonthGrid>
      <FactLine facts={holidaysOf(month)} />
    </section>
  )
}

/** 17–20 春节: the holidays of a month with their days. */
function holidaysOf(month: string): string[] {
  const found = new Map<string, number[]>()
  for (const day of daysOfMonth(month)) {
    const name = holidayName(day)
    if (name !== null) found.set(name, [...(found.get(name) ?? []), Number(day.slice(8))])
  }
  return Array.from(found, ([name, days]) => {
    const [first, last] = [days[0], days[days.length - 1]]
    return `${first === last ? first : `${first}–${last}`} ${name}`
  })
}
