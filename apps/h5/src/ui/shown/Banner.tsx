import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import styles from '#ui/shown/Banner.module.css'

/** What one must know before all else. */
export function Banner({ children }: { children: ReactNode }) {
  return (
    <p className={styles.banner} role="alert">
      <Icon name="warning" />
      {children}
    </p>
  )
}
