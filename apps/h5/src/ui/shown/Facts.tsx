import type { ReactNode } from 'react'
import { unknown } from '#i18n/format.ts'
import styles from '#ui/shown/Facts.module.css'

export interface Fact {
  label: string
  /** Null is shown as "-". */
  value: ReactNode
  /** Over the whole width. */
  wide?: boolean
}

/** Facts as label over value in two columns; `lines`: one under the other, label at the left. */
export function Facts({ facts, layout = 'grid' }: { facts: readonly Fact[]; layout?: 'grid' | 'lines' }) {
  return (
    <dl className={layout === 'grid' ? styles.grid : styles.lines}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? unknown : value}</dd>
        </div>
      ))}
    </dl>
  )
}
