import { type ReactNode, useState } from 'react'
import styles from '#ui/Button.module.css'
import { cx } from '#ui/cx.ts'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { createTapLock } from '#ui/tapLock.ts'

interface ButtonProps {
  children: ReactNode
  onClick?: () => void
  type?: 'button' | 'submit'
  /** One `main` on a screen. */
  look?: 'main' | 'quiet' | 'line'
  size?: 'large' | 'small'
  icon?: IconName
  /** Waits for an answer; taps do nothing meanwhile. */
  busy?: boolean
  disabled?: boolean
}

/** The button of the product; quick second taps do nothing (spec §9). */
export function Button({
  children,
  onClick,
  type = 'button',
  look = 'main',
  size = 'large',
  icon,
  busy,
  disabled,
}: ButtonProps) {
  const [mayPass] = useState(() => createTapLock())
  return (
    <button
      type={type}
      className={cx(styles.button, styles[look], styles[size], busy && styles.busy)}
      disabled={disabled}
      aria-busy={busy}
      onClick={busy || !onClick ? undefined : () => mayPass() && onClick()}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}
