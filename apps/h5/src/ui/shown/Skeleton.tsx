import styles from '#ui/shown/Skeleton.module.css'

interface SkeletonProps {
  rows?: number
  /** Of a card, in px. */
  height?: number
  /** What stands at the left of a card. */
  picture?: 'avatar' | 'poster' | undefined
}

/** Roughly the height of three lines of text; a higher card shows several groups of them. */
const groupHeight = 104
const widths = ['62%', '88%', '40%', '70%', '52%']

/** Cards in the height and the shape that the real ones will have, so that nothing moves when they come. */
export function Skeleton({ rows = 3, height = 112, picture }: SkeletonProps) {
  const groups = picture ? 1 : Math.max(1, Math.floor(height / groupHeight))
  const lines = widths.slice(0, Math.max(2, Math.floor((height / groups - 24) / 24)))
  return (
    <div className={styles.skeleton} aria-hidden="true" data-skeleton>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.card} style={{ height: `calc(${height}px * var(--text-scale))` }}>
          {picture && <i className={styles[picture]} />}
          <div className={styles.groups}>
            {Array.from({ length: groups }, (_, group) => (
              <div key={group} className={styles.group}>
                {lines.map((width) => (
                  <i key={width} className={styles.line} style={{ width }} />
                ))}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
