import type { ReactNode } from 'react'
import styles from '#exhibition/FilterGroup.module.css'

/** A titled group of choices in a filter sheet. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
