import { Icon, type IconName } from '#ui/Icon.tsx'
import styles from '#ui/IconButton.module.css'
import { Badge } from '#ui/shown/Badge.tsx'

/** A 44 px button with an icon only; `label` is what it says to a screen reader. */
export function IconButton({
  icon,
  label,
  onClick,
  pressed,
  disabled,
  badge,
}: {
  icon: IconName
  label: string
  onClick: () => void
  pressed?: boolean
  disabled?: boolean
  /** A number at its corner. */
  badge?: string
}) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={badge ? `${label} ${badge}` : label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
      {badge && <Badge text={badge} />}
    </button>
  )
}
