import styles from '#pages/followUp/form/ChoiceField.module.css'
import { type Choice, ChoiceChips } from '#ui/field/ChoiceChips.tsx'

interface ChoiceFieldProps<Value extends string> {
  label: string
  choices: readonly Choice<Value>[]
  chosen: string | null
  required?: boolean
  /** Null: the choice was taken back. */
  onChoose: (value: Value | null) => void
}

/** A labelled row of chips of which one may be chosen. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, choices, chosen, required, onChoose } = props
  return (
    <div className={styles.field}>
      <p className={styles.label}>
        {label}
        {required && <span aria-hidden="true">*</span>}
      </p>
      <ChoiceChips
        label={label}
        choices={choices}
        chosen={choices.filter(({ value }) => value === chosen).map(({ value }) => value)}
        onChoose={([value]) => onChoose(value ?? null)}
      />
    </div>
  )
}
