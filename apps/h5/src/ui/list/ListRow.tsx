import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from '#ui/list/ListRow.module.css'
import { longPress } from '#ui/longPress.ts'

export interface ListRowProps {
  /** 40–52 px wide: an avatar, a tile, a plate, a chance. */
  lead?: ReactNode
  /** One line. */
  title: ReactNode
  /** A FactLine each. */
  facts1?: ReactNode
  facts2?: ReactNode
  /** Under the facts, for what only some rows have: the words that were found. */
  below?: ReactNode
  /** A RowAction. */
  action?: ReactNode
  onOpen: () => void
  /** What a long press offers. */
  onHold?: (() => void) | undefined
  /** Present while rows are being chosen: a tap chooses instead of opening. */
  pick?: { picked: boolean; onPick: () => void } | undefined
}

/** The one row of all lists: edge to edge, who it is, the facts that decide, and what can be done at once. */
export function ListRow({ lead, title, facts1, facts2, below, action, onOpen, onHold, pick }: ListRowProps) {
  const behavior = pick
    ? { role: 'checkbox', 'aria-checked': pick.picked, onClick: pick.onPick }
    : { ...(onHold && longPress(onHold)), onClick: onOpen }
  return (
    <article className={cx(styles.row, pick?.picked && styles.picked)}>
      <button type="button" className={cx(styles.open, !lead && !pick && styles.leadless)} {...behavior}>
        {(lead || pick) && <span className={styles.lead}>{pick ? <Tick picked={pick.picked} /> : lead}</span>}
        <span className={styles.text}>
          <span className={styles.title} data-title>
            {title}
          </span>
          {facts1}
          {facts2}
          {below}
        </span>
      </button>
      {!pick && action}
    </article>
  )
}

function Tick({ picked }: { picked: boolean }) {
  return <span className={styles.tick}>{picked && <Icon name="check" size={16} />}</span>
}
