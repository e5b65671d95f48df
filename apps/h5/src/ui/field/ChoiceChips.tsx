import { t } from '#i18n/t.ts'
import styles from '#ui/field/ChoiceChips.module.css'

export interface Choice<Value extends string> {
  value: Value
  label: string
}

interface ChoiceChipsProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  multiple?: boolean
  /** Begins with a chip for no choice: 不限, or what it means here. */
  withAny?: boolean
  anyLabel?: string
  onChoose: (chosen: readonly Value[]) => void
}

/** Options as chips that can be tapped; a second tap takes the choice back. */
export function ChoiceChips<Value extends string>({
  label,
  choices,
  chosen,
  multiple,
  anyLabel,
  withAny = anyLabel !== undefined,
  onChoose,
}: ChoiceChipsProps<Value>) {
  function toggle(value: Value) {
    const without = chosen.filter((other) => other !== value)
    if (without.length < chosen.length) onChoose(without)
    else onChoose(multiple ? [...chosen, value] : [value])
  }
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {withAny && (
        <button
          type="button"
          className={styles.chip}
          aria-pressed={chosen.length === 0}
          onClick={() => onChoose([])}
        >
          {anyLabel ?? t('shell.any')}
        </button>
      )}
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles.chip}
          aria-pressed={chosen.includes(choice.value)}
          onClick={() => toggle(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
