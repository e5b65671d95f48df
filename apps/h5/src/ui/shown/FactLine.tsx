import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from '#ui/shown/FactLine.module.css'

/** Four at most; what is not known is left out. */
type Fact = ReactNode

interface FactLineProps {
  facts: readonly Fact[]
  /** `ink`: the line that decides; `quiet` stands under it. */
  tone?: 'ink' | 'quiet'
}

/**
 * Facts side by side with a dot between them. They are short enough for one line; where a language or large text needs
 * more, whole facts go to a second one, and none is cut.
 */
export function FactLine({ facts, tone = 'quiet' }: FactLineProps) {
  const known = facts.filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '')
  if (known.length === 0) return null
  return (
    <span className={styles.clip}>
      <span className={cx(styles.line, tone === 'ink' && styles.ink)} data-facts>
        {known.map((fact, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- facts have no other identity than their place
          <span key={place} className={styles.fact}>
            {fact}
          </span>
        ))}
      </span>
    </span>
  )
}
