import styles from '#pages/home/home.module.css'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** The cards of 首页 before its answers come: all of them stand at once, so none pushes another down. */
export function HomeSkeleton({ isGuest }: { isGuest: boolean }) {
  return (
    <div className={styles.sections}>
      <Skeleton rows={1} height={isGuest ? 96 : 220} />
      <Skeleton rows={2} height={300} />
    </div>
  )
}
