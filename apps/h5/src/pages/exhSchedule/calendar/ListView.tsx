import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { useAsked } from '#filter/asked.ts'
import { formatMonth } from '#i18n/format.ts'
import type { Address } from '#nav/listParams.ts'
import { CalendarRow, calendarRowHeight } from '#pages/exhSchedule/calendar/CalendarRow.tsx'
import { calendarQuestion, viewOf } from '#pages/exhSchedule/calendar/calendarList.ts'
import styles from '#pages/exhSchedule/calendar/ListView.module.css'
import { NothingOpen } from '#pages/exhSchedule/calendar/NothingOpen.tsx'
import { PagedList } from '#reading/PagedList.tsx'

/** What is open from a day on, month by month; of the month view, what is open in that month. */
export function ListView({ params }: { params: Address }) {
  const question = calendarQuestion(params, useAsked())
  const hasMonths = viewOf(params) === 'list'
  const pages = useReadPages(calendar.editions, question, { keepLast: true })
  /** What began before stands under the first month that is shown. */
  const monthOf = (at: number) => {
    const start = pages.rows[at]?.card.startDate ?? ''
    return (start < question.from ? question.from : start).slice(0, 7)
  }
  return (
    <PagedList
      pages={pages}
      rowKey={({ card }) => card.id}
      rowHeight={calendarRowHeight}
      edge
      empty={<NothingOpen params={params} />}
    >
      {(row, at) => (
        <>
          {hasMonths && (at === 0 || monthOf(at) !== monthOf(at - 1)) && (
            <h2 className={styles.month}>{formatMonth(`${monthOf(at)}-01`)}</h2>
          )}
          <CalendarRow row={row} />
        </>
      )}
    </PagedList>
  )
}
