import { cx } from '#ui/cx.ts'
import { Highlight } from '#ui/shown/Highlight.tsx'
import styles from '#ui/shown/HitLine.module.css'

interface HitLineProps {
  /** What was hit; nothing is shown when the name of the row says it already. */
  label: string | null
  hit: { snippet: string; marks: readonly (readonly [number, number])[] } | null
  /** With a line above it. */
  ruled?: boolean
}

/** Why a row was found: the words that were hit, with what they are. */
export function HitLine({ label, hit, ruled = false }: HitLineProps) {
  if (label === null || hit === null) return null
  return (
    <span className={cx(styles.hit, ruled && styles.ruled)}>
      {label !== '' && <span className={styles.label}>{label}</span>}
      <Highlight text={hit.snippet} marks={hit.marks} />
    </span>
  )
}
