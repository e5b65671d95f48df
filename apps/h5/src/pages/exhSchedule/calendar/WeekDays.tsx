import { formatDate, formatWeekday } from '#i18n/format.ts'
import { dayShifted } from '#i18n/monthDays.ts'
import { setParams } from '#nav/page.ts'
import { holidayName } from '#pages/exhSchedule/calendar/holidays.ts'
import styles from '#pages/exhSchedule/calendar/WeekDays.module.css'
import { cx } from '#ui/cx.ts'

/** The seven days over the lines of a week; a tap opens the sheet of the day. */
export function WeekDays({ monday, today }: { monday: string; today: string }) {
  return (
    <div className={styles.days}>
      {Array.from({ length: 7 }, (_, at) => dayShifted(monday, at)).map((day) => {
        const holiday = holidayName(day)
        return (
          <button key={day} type="button" className={styles.day} onClick={() => setParams({ day })}>
            <span className="only-read">{[formatDate(day), holiday].filter(Boolean).join(' ')}</span>
            <span className={styles.weekday} aria-hidden="true">
              {formatWeekday(day)}
            </span>
            <span
              className={cx(styles.number, day === today && styles.today, holiday !== null && styles.holiday)}
              aria-hidden="true"
            >
              {Number(day.slice(8))}
            </span>
          </button>
        )
      })}
    </div>
  )
}
