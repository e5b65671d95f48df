import type { ReactNode } from 'react'
import { IconButton } from '#ui/IconButton.tsx'
import styles from '#ui/list/PeriodHead.module.css'

interface PeriodHeadProps {
  title: string
  /** What the buttons of before and next say. */
  labels: readonly [before: string, next: string]
  onStep: (by: -1 | 1) => void
  /** Beside the title. */
  children?: ReactNode
}

/** Which month, week or year a calendar shows, and the ways to its neighbours. */
export function PeriodHead({ title, labels: [before, next], onStep, children }: PeriodHeadProps) {
  return (
    <div className={styles.head}>
      <IconButton icon="back" label={before} onClick={() => onStep(-1)} />
      <div className={styles.middle}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
      <IconButton icon="forward" label={next} onClick={() => onStep(1)} />
    </div>
  )
}
