import type { PlanItem } from '@zhzz/contract/schedule/plan.ts'
import { shanghaiToday } from '#i18n/today.ts'
import styles from '#pages/exhSchedule/plan/YearStrip.module.css'
import { bandColour } from '#ui/shown/hues.ts'

const dayLength = 86_400_000
/** Of the year, so that three days are still a bar. */
const narrowest = 0.012
const lanes = 4

/** The year on one line, a bar for each exhibition; those that share days stand below one another. The rows say all of it. */
export function YearStrip({ items, year }: { items: readonly PlanItem[]; year: number }) {
  const first = Date.parse(`${year}-01-01`)
  const length = Date.parse(`${year + 1}-01-01`) - first
  const at = (day: string, more = 0) =>
    Math.min(1, Math.max(0, (Date.parse(day) + more * dayLength - first) / length))
  const ends: number[] = []
  const bars = items
    .filter(({ planState, status }) => planState !== 'dropped' && status !== 'cancelled')
    .map(({ id, startDate, endDate, tile }) => {
      const from = Math.min(at(startDate), 1 - narrowest)
      const width = Math.max(narrowest, at(endDate, 1) - from)
      const free = ends.findIndex((end) => end <= from)
      const lane = Math.min(lanes - 1, free === -1 ? ends.length : free)
      ends[lane] = from + width
      return { id, hue: tile.hue, from, width, lane }
    })
  const today = shanghaiToday()
  return (
    <div className={styles.strip} aria-hidden="true">
      <div className={styles.months}>
        {Array.from({ length: 12 }, (_, month) => (
          <span key={month}>{month + 1}</span>
        ))}
      </div>
      <div className={styles.bars} style={{ height: Math.max(1, ends.length) * 8 }}>
        {today.startsWith(String(year)) && (
          <i className={styles.today} style={{ left: percent(at(today)) }} />
        )}
        {bars.map(({ id, hue, from, width, lane }) => (
          <i
            key={id}
            className={styles.bar}
            style={{
              left: percent(from),
              width: percent(width),
              top: lane * 8,
              background: bandColour(hue - 1),
            }}
          />
        ))}
      </div>
    </div>
  )
}

function percent(part: number): string {
  return `${(100 * part).toFixed(2)}%`
}
