import type { HallOccupancy } from '@zhzz/contract/hall/occupancy.ts'
import type { HallSlot } from '@zhzz/contract/hall/slot.ts'
import { formatMonthShort } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { daysBetween, monthsIn } from '#pages/hallSchedule/detail/halfYear.ts'
import styles from '#pages/hallSchedule/detail/Occupancy.module.css'
import { PavilionLine } from '#pages/hallSchedule/detail/PavilionLine.tsx'
import { rowsOf } from '#pages/hallSchedule/detail/timelineRows.ts'

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
  const isPlanned = rows.some(({ slots }) => slots.length > 0)
  if (occupancy.spans.length === 0 && occupancy.free.length === 0 && !isPlanned)
    return <p className={styles.none}>{t('hall.noCalendar')}</p>
  return (
    <>
      <div className={styles.months} aria-hidden="true">
        {monthsIn(days).map((month) => (
          <span key={month} style={{ left: `${(daysBetween(days.from, month) / count) * 100}%` }}>
            {formatMonthShort(month)}
          </span>
        ))}
      </div>
      <div className={styles.rows}>
        {rows.map((row) => (
          <button
            key={row.pavilion}
            type="button"
            className={styles.row}
            aria-label={t('hall.ofPavilion', {
              pavilion: row.pavilion || t('hall.unnamed'),
              n: row.spans.length,
              free: row.free.length,
            }).concat(row.slots.length > 0 ? ` · ${t('hallSlot.tabSlots')} ${row.slots.length}` : '')}
            onClick={() => onOpen(row.pavilion)}
          >
            <span className={styles.code}>{row.pavilion || t('hall.unnamed')}</span>
            <PavilionLine row={row} days={days} />
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
