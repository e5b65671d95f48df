import styles from '#pages/exhibition/detail/Bars.module.css'
import { cx } from '#ui/cx.ts'

interface Bar {
  key: string
  name: string
  /** Null: unknown; drawn as a gap, not as zero. */
  value: number | null
  text: string
  strong: boolean
}

/** A small bar chart; every value stands at its bar, so colour and height say nothing alone. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const top = Math.max(...bars.map(({ value }) => value ?? 0))
  return (
    <figure className={styles.chart} aria-label={label}>
      {bars.map(({ key, name, value, text, strong }) => (
        <div key={key} className={styles.column}>
          <span className={styles.value}>{text}</span>
          <i
            className={cx(styles.bar, strong && styles.strong)}
            style={{ height: value === null || top === 0 ? 0 : `${Math.max(2, (value / top) * 64)}px` }}
          />
          <span className={styles.name}>{name}</span>
        </div>
      ))}
    </figure>
  )
}
