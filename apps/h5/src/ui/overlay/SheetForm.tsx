import type { ReactNode } from 'react'
import styles from '#ui/overlay/SheetForm.module.css'

/** Fields of a sheet, one below the other. */
export function SheetForm({ children }: { children: ReactNode }) {
  return <div className={styles.form}>{children}</div>
}

/** Rows in it that have the margins of the sheet themselves. */
export function SheetRows({ children }: { children: ReactNode }) {
  return <div className={styles.edge}>{children}</div>
}
