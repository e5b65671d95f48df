import type { ReactNode } from 'react'
import styles from '#ui/BottomBar.module.css'
import { Icon, type IconName } from '#ui/Icon.tsx'

/** The actions of a page, always in reach of the thumb; put it last in the page. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-bottom-bar>
      <div className={styles.row}>{children}</div>
    </div>
  )
}

/** A small action of the bottom bar: icon over word. */
export function BarAction({
  icon,
  children,
  onClick,
  pressed,
}: {
  icon: IconName
  children: ReactNode
  onClick: () => void
  pressed?: boolean
}) {
  return (
    <button type="button" className={styles.action} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} size={24} />
      <span>{children}</span>
    </button>
  )
}
