import { cx } from '#ui/cx.ts'
import { Icon, type IconName } from '#ui/Icon.tsx'
import styles from '#ui/list/RowAction.module.css'

interface RowActionProps {
  icon: IconName
  /** Under the icon, two or three characters and a number: 拨打 4. */
  word: string
  /** Whom it concerns: a screen reader says it behind the word. */
  label: string
  /** `act`: can be done now; `quiet`: something stands before it, as a lock does. */
  tone: 'act' | 'quiet'
  onClick: () => void
  busy?: boolean
  /** Of what can be on: whether it is. */
  pressed?: boolean
}

/** What can be done with a row at once: a column of 52 px at its end, as high as the row. */
export function RowAction({ icon, word, label, tone, onClick, busy, pressed }: RowActionProps) {
  return (
    <button
      type="button"
      className={cx(styles.action, styles[tone])}
      aria-label={`${word} ${label}`}
      aria-busy={busy}
      aria-pressed={pressed}
      onClick={busy ? undefined : onClick}
    >
      <Icon name={icon} size={20} filled={pressed === true} />
      <span className={styles.word}>{word}</span>
    </button>
  )
}
