import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from '#ui/list/ListRow.module.css'
import { longPress } from '#ui/longPress.ts'

export interface ListRowProps {
  /** 40–52 px wide: an avatar, a tile, a plate, a chance. */
  lead?: ReactNode
  /** What a tap on the lead does, where that is something of its own. */
  leadTap?: { label: string; onClick: () => void } | undefined
  /** One line; a text that is longer is cut. */
  title: ReactNode
  /** A FactLine each. */
  facts1?: ReactNode
  facts2?: ReactNode
  /** Under the facts, for what only some rows have: the words that were found. */
  below?: ReactNode
  /** A RowAction. */
  action?: ReactNode
  /** Absent: the row leads nowhere. */
  onOpen?: (() => void) | undefined
  /** Px; 78 is the one with less room above and below. */
  height?: 78 | 82
  /** What a long press offers. */
  onHold?: (() => void) | undefined
  /** Present while rows are being chosen: a tap chooses instead of opening. */
  pick?: { picked: boolean; onPick: () => void } | undefined
}

/** The one row of all lists: edge to edge, who it is, the facts that decide, and what can be done at once. */
export function ListRow(props: ListRowProps) {
  const { lead, leadTap, title, facts1, facts2, below, action, onOpen, height, onHold, pick } = props
  const behavior = pick
    ? { role: 'checkbox', 'aria-checked': pick.picked, onClick: pick.onPick }
    : { ...(onHold && longPress(onHold)), onClick: onOpen }
  const hasLead = Boolean(lead || pick)
  const inside = (
    <>
      {(pick || (lead && !leadTap)) && (
        <span className={styles.lead}>{pick ? <Tick picked={pick.picked} /> : lead}</span>
      )}
      <span className={styles.text}>
        <span className={styles.title} data-title>
          {typeof title === 'string' ? <span className={styles.words}>{title}</span> : title}
        </span>
        {facts1}
        {facts2}
        {below}
      </span>
    </>
  )
  return (
    <article className={cx(styles.row, height === 78 && styles.low, pick?.picked && styles.picked)}>
      {leadTap && !pick && (
        <button type="button" className={styles.leadTap} aria-label={leadTap.label} onClick={leadTap.onClick}>
          {lead}
        </button>
      )}
      {onOpen || pick ? (
        <button type="button" className={cx(styles.open, !hasLead && styles.leadless)} {...behavior}>
          {inside}
        </button>
      ) : (
        <div className={cx(styles.open, !hasLead && styles.leadless)}>{inside}</div>
      )}
      {!pick && action}
    </article>
  )
}

function Tick({ picked }: { picked: boolean }) {
  return <span className={styles.tick}>{picked && <Icon name="check" size={16} />}</span>
}
