import styles from '#ui/Skeleton.module.css'

/** Cards in the height that the real ones will have, so that nothing moves when they come. */
export function Skeleton({ rows = 3, height = 112 }: { rows?: number; height?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true" data-skeleton>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.card} style={{ height }}>
          <i className={styles.line} style={{ width: '62%' }} />
          <i className={styles.line} style={{ width: '88%' }} />
          <i className={styles.line} style={{ width: '40%' }} />
        </div>
      ))}
    </div>
  )
}
