import type { ReactNode } from 'react'
import { formatWeekday } from '#i18n/format.ts'
import { daysOfMonth, weekdayOf } from '#i18n/monthDays.ts'
import styles from '#ui/list/MonthGrid.module.css'

interface MonthGridProps {
  /** `YYYY-MM` */
  month: string
  /** What stands for a day. */
  children: (day: string) => ReactNode
}

/** The days of a month in weeks that begin on Monday. */
export function MonthGrid({ month, children }: MonthGridProps) {
  return (
    <div className={styles.grid}>
      {/* The first of that month was a Monday. */}
      {daysOfMonth('2024-01')
        .slice(0, 7)
        .map((day) => (
          <span key={day} className={styles.weekday} aria-hidden="true">
            {formatWeekday(day)}
          </span>
        ))}
      {daysOfMonth(month).map((day, at) => (
        <div
          key={day}
          className={styles.cell}
          style={at === 0 ? { gridColumnStart: weekdayOf(day) } : undefined}
        >
          {children(day)}
        </div>
      ))}
    </div>
  )
}
