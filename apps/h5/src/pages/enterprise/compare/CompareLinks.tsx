import { navigateTo } from '#nav/navigate.ts'
import type { Href } from '#nav/to.ts'
import styles from '#pages/enterprise/compare/CompareLinks.module.css'

export interface CellLinks {
  /** What they make together. */
  head?: string
  links: readonly { id: string; text: string; href: Href }[]
}

/** A few links in a cell, under what they make together. */
export function CompareLinks({ head, links }: CellLinks) {
  return (
    <>
      {head}
      {links.map(({ id, text, href }) => (
        <button key={id} type="button" className={styles.link} onClick={() => navigateTo(href)}>
          {text}
        </button>
      ))}
    </>
  )
}
