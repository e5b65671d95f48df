import { type KeyboardEvent, useId } from 'react'
import { t } from '#i18n/t.ts'
import { cx } from '#ui/cx.ts'
import type { Choice } from '#ui/field/ChoiceChips.tsx'
import styles from '#ui/field/ChoiceList.module.css'
import { Icon } from '#ui/Icon.tsx'

/** How far each key moves the focus among the rows; Home and End go to the ends. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

interface ChoiceListProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value | null
  /** Begins with a row for no choice: 不限, or what it means here. */
  anyLabel?: string | undefined
  /** A few short ones side by side. */
  inline?: boolean
  onChoose: (value: Value) => void
  onAny?: () => void
}

/** One of some things: a row each with a tick on the chosen one, which a tap or Enter chooses at once. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { label, choices, chosen, onAny, anyLabel = t('shell.any'), inline, onChoose } = props
  const name = useId()
  const known = choices.some(({ value }) => value === chosen)
  const rows = [
    ...(onAny ? [{ key: name, label: anyLabel, isChosen: !known, choose: onAny }] : []),
    ...choices.map((choice) => ({
      key: choice.value,
      label: choice.label,
      isChosen: choice.value === chosen,
      choose: () => onChoose(choice.value),
    })),
  ]
  // One row answers to Tab, the arrows lead to the others.
  const first = Math.max(
    0,
    rows.findIndex(({ isChosen }) => isChosen),
  )
  return (
    <div className={inline ? styles.cells : undefined} role="radiogroup" aria-label={label} onKeyDown={go}>
      {rows.map(({ key, label: word, isChosen, choose }, at) => (
        <button
          key={key}
          type="button"
          role="radio"
          aria-checked={isChosen}
          tabIndex={at === first ? 0 : -1}
          className={cx(inline ? styles.cell : styles.row)}
          onClick={choose}
        >
          <span>{word}</span>
          {isChosen && !inline && <Icon name="check" size={20} />}
        </button>
      ))}
    </div>
  )
}

function go(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus()
}
