import styles from '#ui/Skeleton.module.css'

/** Roughly the height of three lines of text. */
const groupHeight = 104

/** Cards in the height that the real ones will have, so that nothing moves when they come. */
export function Skeleton({ rows = 3, height = 112 }: { rows?: number; height?: number }) {
  const groups = Math.max(1, Math.floor(height / groupHeight))
  return (
    <div className={styles.skeleton} aria-hidden="true" data-skeleton>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.card} style={{ height }}>
          {Array.from({ length: groups }, (_, group) => (
            <div key={group} className={styles.group}>
              <i className={styles.line} style={{ width: '62%' }} />
              <i className={styles.line} style={{ width: '88%' }} />
              <i className={styles.line} style={{ width: '40%' }} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
