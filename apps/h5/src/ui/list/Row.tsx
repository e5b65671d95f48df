import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/Icon.tsx'
import styles from '#ui/list/Row.module.css'

interface RowProps {
  icon?: IconName
  label: ReactNode
  /** What stands at the end. */
  value?: ReactNode
  /** Present: the whole row is a button with a chevron. */
  onClick?: () => void
}

/** One line of a menu or of settings. */
export function Row({ icon, label, value, onClick }: RowProps) {
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{label}</span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {onClick && (
        <span className={styles.chevron}>
          <Icon name="forward" size={16} />
        </span>
      )}
    </>
  )
  if (!onClick) return <div className={styles.row}>{inside}</div>
  return (
    <button type="button" className={styles.row} onClick={onClick}>
      {inside}
    </button>
  )
}
