import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/Icon.tsx'
import styles from '#ui/list/LeadIcon.module.css'

/** What a row is about, at its left, where it has no picture; `children` lie on its corner. */
export function LeadIcon({ name, children }: { name: IconName; children?: ReactNode }) {
  return (
    <span className={styles.lead}>
      <Icon name={name} />
      {children}
    </span>
  )
}
