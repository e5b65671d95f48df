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
  onChoose: (chosen: readonly Value[]) => void
}

/** Options of which several may be chosen, as chips; a second tap takes one back. One of some: `ChoiceList`. */
export function ChoiceChips<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceChipsProps<Value>) {
  function toggle(value: Value) {
    const without = chosen.filter((other) => other !== value)
    if (without.length < chosen.length) onChoose(without)
    else onChoose([...chosen, value])
  }
  return (
    <div className={styles.chips} role="group" aria-label={label}>
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
