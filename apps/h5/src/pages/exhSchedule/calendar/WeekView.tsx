import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { useAsked } from '#filter/asked.ts'
import { writeAddress } from '#filter/writeAddress.ts'
import { formatDays } from '#i18n/format.ts'
import { dayShifted, mondayOf } from '#i18n/monthDays.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { calendarQuestion, dateOf } from '#pages/exhSchedule/calendar/calendarList.ts'
import { NothingOpen } from '#pages/exhSchedule/calendar/NothingOpen.tsx'
import { Today } from '#pages/exhSchedule/calendar/Today.tsx'
import { WeekDays } from '#pages/exhSchedule/calendar/WeekDays.tsx'
import { WeekRow, weekRowHeight } from '#pages/exhSchedule/calendar/WeekRow.tsx'
import styles from '#pages/exhSchedule/calendar/WeekView.module.css'
import { PagedList } from '#reading/PagedList.tsx'
import { PeriodHead } from '#ui/list/PeriodHead.tsx'

/** A week: a line for each edition, over the days on which it is built up, open, taken down. */
export function WeekView({ params }: { params: Address }) {
  const asked = useAsked()
  const question = calendarQuestion(params, asked)
  const monday = question.from
  const pages = useReadPages(
    calendar.editions,
    { ...question, isWithMoves: true, limit: 40 },
    { keepLast: true },
  )
  return (
    <>
      <div className={styles.head}>
        <PeriodHead
          title={formatDays(monday, question.to, { weekdays: false })}
          labels={[t('calendar.weekBefore'), t('calendar.weekNext')]}
          onStep={(by) => writeAddress({ date: dayShifted(dateOf(params, asked.today), 7 * by) })}
        >
          <Today isShown={monday === mondayOf(asked.today)} />
        </PeriodHead>
        <WeekDays monday={monday} today={asked.today} />
      </div>
      <PagedList
        pages={pages}
        rowKey={({ card }) => card.id}
        rowHeight={weekRowHeight}
        edge
        empty={<NothingOpen params={params} />}
      >
        {(row) => <WeekRow row={row} monday={monday} />}
      </PagedList>
    </>
  )
}
