import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { useRead } from '#api/useRead.ts'
import { useAsked } from '#filter/asked.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { setParams } from '#nav/page.ts'
import { calendarQuestion, dateOf } from '#pages/exhSchedule/calendar/calendarList.ts'
import { MiniMonth } from '#pages/exhSchedule/calendar/MiniMonth.tsx'
import { Today } from '#pages/exhSchedule/calendar/Today.tsx'
import styles from '#pages/exhSchedule/calendar/YearView.module.css'
import { Loaded } from '#reading/Loaded.tsx'
import { PeriodHead } from '#ui/list/PeriodHead.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** A year at a glance: twelve months, darker where more is open, with a dot where it is mine. */
export function YearView({ params }: { params: Address }) {
  const asked = useAsked()
  const year = Number(dateOf(params, asked.today).slice(0, 4))
  const read = useRead(calendar.days, calendarQuestion(params, asked), { keepLast: true })
  return (
    <section className={styles.year} aria-label={String(year)}>
      <PeriodHead
        title={String(year)}
        labels={[t('calendar.yearBefore'), t('calendar.yearNext')]}
        onStep={(by) => setParams({ date: `${year + by}-01-01` })}
      >
        <Today isShown={year === Number(asked.today.slice(0, 4))} />
      </PeriodHead>
      <Loaded read={read} skeleton={<Skeleton rows={4} height={132} />}>
        {({ days, total }) => (
          <>
            <p className={styles.total}>{t('calendar.yearTotal', { n: total })}</p>
            <div className={styles.months}>
              {Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`).map(
                (month) => (
                  <MiniMonth
                    key={month}
                    month={month}
                    today={asked.today}
                    days={days.filter(({ day }) => day.startsWith(month))}
                    most={days.reduce((most, { count }) => Math.max(most, count), 1)}
                  />
                ),
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}
