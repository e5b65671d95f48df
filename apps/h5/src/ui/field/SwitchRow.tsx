import { type ReactNode, useId } from 'react'
import { cx } from '#ui/cx.ts'
import styles from '#ui/field/SwitchRow.module.css'

interface SwitchRowProps {
  label: ReactNode
  /** What it means, below the label. */
  text?: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A line of settings that is on or off; the whole line is the switch. */
export function SwitchRow({ label, text, checked, disabled, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      className={styles.row}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <span className={styles.words}>
        <span id={id}>{label}</span>
        {text && (
          <span id={`${id}-text`} className={styles.text}>
            {text}
          </span>
        )}
      </span>
      <span className={cx(styles.track, checked && styles.on)}>
        <span className={styles.knob} />
      </span>
    </button>
  )
}
