import { formatDate } from '#i18n/format.ts'
import { weekdayOf } from '#i18n/monthDays.ts'
import { t } from '#i18n/t.ts'
import { setParams } from '#nav/page.ts'
import styles from '#pages/exhSchedule/calendar/DayButton.module.css'
import { holidayName } from '#pages/exhSchedule/calendar/holidays.ts'
import { cx } from '#ui/cx.ts'

interface DayButtonProps {
  day: string
  count: number
  mine: number
  isToday: boolean
}

/** A day of the month: how many editions are open, a dot where one of them is mine. */
export function DayButton({ day, count, mine, isToday }: DayButtonProps) {
  const holiday = holidayName(day)
  const said = [
    formatDate(day),
    holiday,
    count > 0 ? t('calendar.editionCount', { n: count }) : t('calendar.noneOpen'),
    mine > 0 && t('calendar.mineCount', { n: mine }),
  ]
  return (
    <button type="button" className={styles.day} onClick={() => setParams({ day })}>
      <span className="only-read">{said.filter(Boolean).join(t('calendar.comma'))}</span>
      <span
        className={cx(
          styles.number,
          isToday && styles.today,
          weekdayOf(day) > 5 && styles.weekend,
          holiday !== null && styles.holiday,
        )}
        aria-hidden="true"
      >
        {Number(day.slice(8))}
        {mine > 0 && <i className={styles.mine} />}
      </span>
      <span className={styles.count} aria-hidden="true">
        {count > 0 && count}
      </span>
    </button>
  )
}
