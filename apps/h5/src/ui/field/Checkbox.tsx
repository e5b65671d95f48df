import type { ReactNode } from 'react'
import styles from '#ui/field/Checkbox.module.css'
import { Icon } from '#ui/Icon.tsx'

/** A box to tick; links inside `children` keep working. `label` names it for screen readers. */
export function Checkbox({
  checked,
  label,
  onChange,
  children,
}: {
  checked: boolean
  label: string
  onChange: (checked: boolean) => void
  children: ReactNode
}) {
  return (
    <div className={styles.line}>
      <button
        type="button"
        role="checkbox"
        aria-checked={checked}
        aria-label={label}
        className={styles.target}
        onClick={() => onChange(!checked)}
      >
        <span className={styles.box}>{checked && <Icon name="check" size={16} />}</span>
      </button>
      <p className={styles.text}>{children}</p>
    </div>
  )
}
