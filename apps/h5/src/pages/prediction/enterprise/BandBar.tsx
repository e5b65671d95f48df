import styles from '#pages/prediction/enterprise/BandBar.module.css'

interface BandBarProps {
  counts: { highCount: number; midCount: number; lowCount: number }
}

/** How many of all are 高, 中, 低, side by side. The numbers stand in words beside it. */
export function BandBar({ counts: { highCount, midCount, lowCount } }: BandBarProps) {
  const shares = [
    ['high', highCount],
    ['mid', midCount],
    ['low', lowCount],
  ] as const
  return (
    <span className={styles.bar} aria-hidden="true">
      {shares.map(([band, count]) => (
        <i key={band} className={styles[band]} style={{ flexGrow: count }} />
      ))}
    </span>
  )
}
