import styles from '#ui/shown/RowSkeleton.module.css'

const widths = ['62%', '70%', '48%']

/** Rows in the shape of ListRow and the height the real ones will have, px, so that nothing moves when they come. */
export function RowSkeleton({ rows = 10, rowHeight = 82 }: { rows?: number; rowHeight?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true" data-skeleton>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ height: `calc(${rowHeight}px * var(--text-scale))` }}>
          <i className={styles.lead} />
          <div className={styles.lines}>
            {widths.map((width) => (
              <i key={width} className={styles.line} style={{ width }} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
