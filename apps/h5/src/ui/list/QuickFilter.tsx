import { formatNumber } from '#i18n/format.ts'
import { cx } from '#ui/cx.ts'
import styles from '#ui/list/FilterBar.module.css'

interface QuickFilterProps {
  label: string
  /** How many rows it leaves. */
  count?: number | null | undefined
  chosen: boolean
  onToggle: () => void
}

/** A filter of one tap that stands in the bar itself. */
export function QuickFilter({ label, count, chosen, onToggle }: QuickFilterProps) {
  return (
    <button
      type="button"
      className={cx(styles.button, chosen && styles.chosen)}
      aria-pressed={chosen}
      onClick={onToggle}
    >
      <span>{typeof count === 'number' ? `${label} ${formatNumber(count)}` : label}</span>
    </button>
  )
}
