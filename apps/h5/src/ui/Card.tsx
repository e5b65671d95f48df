import type { ReactNode } from 'react'
import styles from '#ui/Card.module.css'

/** A white card; with a title, and at its right end what leads further. */
export function Card({
  title,
  end,
  children,
  flush,
}: {
  title?: ReactNode
  end?: ReactNode
  children: ReactNode
  flush?: boolean
}) {
  return (
    <section className={styles.card}>
      {(title || end) && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {end}
        </div>
      )}
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  )
}

/** The text link at the end of a card's head. */
export function CardLink({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {children}
    </button>
  )
}

/** The cards of a page, with its gutters and gaps. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}
