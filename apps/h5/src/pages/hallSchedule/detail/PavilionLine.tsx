import { daysBetween } from '#pages/hallSchedule/detail/halfYear.ts'
import styles from '#pages/hallSchedule/detail/Occupancy.module.css'
import { daysOf, type TimelineRow } from '#pages/hallSchedule/detail/timelineRows.ts'

interface Stretch {
  from: string
  to: string
}

/** From the back to the front. */
const phases = ['held', 'moveIn', 'moveOut', 'show'] as const

/** What is known of a pavilion's days; a shape for each kind, for a large hall has thousands of stretches. */
export function PavilionLine({ row: { spans, free, slots }, days }: { row: TimelineRow; days: Stretch }) {
  const count = daysBetween(days.from, days.to) + 1
  const shapeOf = (stretches: readonly Stretch[]) =>
    stretches
      .map(({ from, to }) => {
        const start = Math.max(0, daysBetween(days.from, from))
        const length = Math.min(count, daysBetween(days.from, to) + 1) - start
        return `M${start} 0h${length}v1h${-length}z`
      })
      .join('')
  return (
    <svg className={styles.line} viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
      {free.length > 0 && <path className={styles.free} d={shapeOf(free)} />}
      {phases.map((phase) => {
        const own = spans.filter((span) => span.phase === phase)
        return own.length > 0 && <path key={phase} className={styles[phase]} d={shapeOf(own)} />
      })}
      {slots.length > 0 && <path className={styles.own} d={shapeOf(slots.map(daysOf))} />}
    </svg>
  )
}
