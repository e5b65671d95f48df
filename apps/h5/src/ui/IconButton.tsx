import { Icon, type IconName } from '#ui/Icon.tsx'
import styles from '#ui/IconButton.module.css'

/** A 44 px button with an icon only; `label` is what it says to a screen reader. */
export function IconButton({
  icon,
  label,
  onClick,
  pressed,
  disabled,
}: {
  icon: IconName
  label: string
  onClick: () => void
  pressed?: boolean
  disabled?: boolean
}) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
