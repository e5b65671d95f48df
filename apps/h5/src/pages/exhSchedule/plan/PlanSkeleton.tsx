import styles from '#pages/exhSchedule/plan/Totals.module.css'
import { RowSkeleton } from '#ui/shown/RowSkeleton.tsx'

/** Of the height that totals and rows will have. */
export function PlanSkeleton() {
  return (
    <>
      <div className={styles.ghost} />
      <RowSkeleton rows={7} />
    </>
  )
}
