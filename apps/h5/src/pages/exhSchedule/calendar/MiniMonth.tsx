import { writeAddress } from '#filter/writeAddress.ts'
import { formatMonth, formatMonthShort } from '#i18n/format.ts'
import { daysOfMonth, weekdayOf } from '#i18n/monthDays.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhSchedule/calendar/MiniMonth.module.css'
import { cx } from '#ui/cx.ts'

interface MiniMonthProps {
  month: string
  today: string
  /** Those of the month on which something is open. */
  days: readonly { day: string; count: number; mine: number }[]
  /** Of the fullest day of the year. */
  most: number
}

/** A month of the year view: a square a day, in four shades. A tap opens the month. */
export function MiniMonth({ month, today, days, most }: MiniMonthProps) {
  const counts = new Map(days.map((each) => [each.day, each]))
  const fullest = days.reduce((largest, { count }) => Math.max(largest, count), 0)
  const first = `${month}-01`
  return (
    <button
      type="button"
      className={styles.month}
      onClick={() => writeAddress({ view: undefined, date: first })}
    >
      <span className="only-read">
        {t('calendar.monthFullest', { month: formatMonth(first), n: fullest })}
      </span>
      <span className={styles.name} aria-hidden="true">
        {formatMonthShort(first)}
        <small className={styles.most}>{fullest > 0 && fullest}</small>
      </span>
      <span className={styles.days} aria-hidden="true">
        {daysOfMonth(month).map((day, at) => {
          const { count, mine } = counts.get(day) ?? { count: 0, mine: 0 }
          const shade = Math.ceil((3 * count) / most)
          return (
            <i
              key={day}
              className={cx(styles.day, styles[`shade${shade}`], day === today && styles.today)}
              style={at === 0 ? { gridColumnStart: weekdayOf(day) } : undefined}
            >
              {mine > 0 && <i className={styles.mine} />}
            </i>
          )
        })}
      </span>
    </button>
  )
}
