import type { ReactNode } from 'react'
import styles from '#ui/shown/Chip.module.css'

export type Tone = 'green' | 'red' | 'blue' | 'amber' | 'grey'

/** A small label; says something, cannot be tapped. */
export function Chip({ tone = 'grey', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`} data-own-blue={tone === 'blue' || undefined}>
      {children}
    </span>
  )
}

/** Chips side by side; `oneLine` hides what does not fit. */
export function Chips({ children, oneLine }: { children: ReactNode; oneLine?: boolean }) {
  return <div className={oneLine ? styles.line : styles.chips}>{children}</div>
}
