import type { HallOccupancy } from '@zhzz/contract/hall/occupancy.ts'
import type { HallSlot } from '@zhzz/contract/hall/slot.ts'
import { formatMonthShort } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { daysBetween, monthsIn } from '#pages/hallSchedule/detail/halfYear.ts'
import styles from '#pages/hallSchedule/detail/Occupancy.module.css'
import { daysOf, rowsOf } from '#pages/hallSchedule/detail/timelineRows.ts'

interface TimelineProps {
  occupancy: HallOccupancy
  /** Entries of one's own and of the team. */
  slots: readonly HallSlot[]
  days: { from: string; to: string }
  /** Of a row that was tapped: its pavilion, empty for those that nobody names. */
  onOpen: (pavilion: string) => void
}

/** A row for each pavilion, as wide as the days are many; days that nothing is known of stay hatched. */
export function Timeline({ occupancy, slots: planned, days, onOpen }: TimelineProps) {
  const rows = rowsOf(occupancy, planned)
  const count = daysBetween(days.from, days.to) + 1
  const place = (from: string, to: string) => {
    const start = Math.max(0, daysBetween(days.from, from))
    const end = Math.min(count, daysBetween(days.from, to) + 1)
    return { left: `${(start / count) * 100}%`, width: `${((end - start) / count) * 100}%` }
  }
  const isPlanned = rows.some(({ slots }) => slots.length > 0)
  if (occupancy.spans.length === 0 && occupancy.free.length === 0 && !isPlanned)
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
        {rows.map(({ pavilion, spans, free, slots }) => (
          <button
            key={pavilion}
            type="button"
            className={styles.row}
            aria-label={t('hall.ofPavilion', {
              pavilion: pavilion || t('hall.unnamed'),
              n: spans.length,
              free: free.length,
            }).concat(slots.length > 0 ? ` · ${t('hallSlot.tabSlots')} ${slots.length}` : '')}
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
              {slots.map((slot) => (
                <i key={slot.id} className={styles.own} style={place(daysOf(slot).from, daysOf(slot).to)} />
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
        {isPlanned && (
          <li>
            <i className={styles.own} /> {t('hallSlot.tabSlots')}
          </li>
        )}
        <li>
          <i className={styles.hatched} /> {t('hall.notKnown')}
        </li>
      </ul>
      <p className={styles.note}>{t('hall.notKnownText')}</p>
    </>
  )
}
