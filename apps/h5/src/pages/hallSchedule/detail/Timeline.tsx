import type { HallOccupancy } from '@zhzz/contract/hall/occupancy.ts'
import { formatMonthShort } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { daysBetween, monthsIn } from '#pages/hallSchedule/detail/halfYear.ts'
import styles from '#pages/hallSchedule/detail/Occupancy.module.css'
import { rowsOf } from '#pages/hallSchedule/detail/timelineRows.ts'

interface TimelineProps {
  occupancy: HallOccupancy
  days: { from: string; to: string }
  /** Of a row that was tapped: its pavilion, empty for those that nobody names. */
  onOpen: (pavilion: string) => void
}

/** A row for each pavilion, as wide as the days are many; days that nothing is known of stay hatched. */
export function Timeline({ occupancy, days, onOpen }: TimelineProps) {
  const rows = rowsOf(occupancy)
  const count = daysBetween(days.from, days.to) + 1
  const place = (from: string, to: string) => {
    const start = Math.max(0, daysBetween(days.from, from))
    const end = Math.min(count, daysBetween(days.from, to) + 1)
    return { left: `${(start / count) * 100}%`, width: `${((end - start) / count) * 100}%` }
  }
  if (occupancy.spans.length === 0 && occupancy.free.length === 0)
    return <p className={styles.none}>{t('hall.noCalendar')}</p>
  return (
    <>
      <div className={styles.months} aria-hidden="true">
        {monthsIn(days).map((month) => (
          <span key={month} style={{ left: place(month, month).left }}>
            {formatMonthShort(month)}
          </span>
        ))}
      </div>
      <div className={styles.rows}>
        {rows.map(({ pavilion, spans, free }) => (
          <button
            key={pavilion}
            type="button"
            className={styles.row}
            aria-label={t('hall.ofPavilion', {
              pavilion: pavilion || t('hall.unnamed'),
              n: spans.length,
              free: free.length,
            })}
            onClick={() => onOpen(pavilion)}
          >
            <span className={styles.code}>{pavilion || t('hall.unnamed')}</span>
            <span className={styles.line} aria-hidden="true">
              {free.map(({ from, to }) => (
                <i key={from} className={styles.free} style={place(from, to)} />
              ))}
              {spans.map(({ from, to, phase, title }) => (
                <i key={`${from}${phase}${title}`} className={styles[phase]} style={place(from, to)} />
              ))}
            </span>
          </button>
        ))}
      </div>
      <ul className={styles.legend}>
        <li>
          <i className={styles.show} /> {t('hall.phaseShow')}
        </li>
        <li>
          <i className={styles.moveIn} /> {t('hall.phaseMoveIn')} / {t('exhibition.dateMoveOut')}
        </li>
        <li>
          <i className={styles.free} /> {t('hall.free')}
        </li>
        <li>
          <i className={styles.hatched} /> {t('hall.notKnown')}
        </li>
      </ul>
      <p className={styles.note}>{t('hall.notKnownText')}</p>
    </>
  )
}
