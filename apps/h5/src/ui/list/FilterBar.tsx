import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from '#ui/list/FilterBar.module.css'

interface FilterBarProps {
  children: ReactNode
  /** Stays at the right end while the filters scroll under it: how many rows there are, ⋯. */
  end?: ReactNode
}

/** The filters of a list; stays under the navigation bar while the list scrolls. */
export function FilterBar({ children, end }: FilterBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.row}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}

/** Opens one filter; `chosen` says what it holds now. */
export function FilterButton({
  label,
  chosen,
  onClick,
}: {
  label: string
  chosen?: string | undefined
  onClick: () => void
}) {
  return (
    <button
      type="button"
      className={cx(styles.button, chosen && styles.chosen)}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span>{chosen || label}</span>
      <Icon name="down" size={16} />
    </button>
  )
}
