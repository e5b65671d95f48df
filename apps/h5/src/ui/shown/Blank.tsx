import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import styles from '#ui/shown/Blank.module.css'
import { type Drawing, Illustration } from '#ui/shown/Illustration.tsx'

interface BlankProps {
  drawing?: Drawing
  /** What is the case. */
  title: ReactNode
  /** What one can do about it. */
  text?: ReactNode
  action?: { label: string; onClick: () => void }
  /** A tap anywhere does the action. */
  anywhere?: boolean
}

/** The place of content that is not there: empty, lost, locked, being built. */
export function Blank({ drawing = 'empty', title, text, action, anywhere }: BlankProps) {
  return (
    <div className={cx(styles.blank, anywhere && styles.anywhere)}>
      <Illustration drawing={drawing} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && (
        <Button look="line" size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
