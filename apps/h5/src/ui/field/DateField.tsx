import { type ReactNode, useState } from 'react'
import { localOf } from '#ui/field/DateTimeField.tsx'
import styles from '#ui/field/Field.module.css'
import { Field } from '#ui/field/Field.tsx'
import { pickerReach } from '#ui/field/pickerReach.ts'

interface DateFieldProps {
  label: ReactNode
  /** `YYYY-MM-DD`; empty: not chosen. */
  value: string
  onChange: (day: string) => void
  min?: string | undefined
  required?: boolean
  error?: string | undefined
}

/** A day, chosen with the picker of the system. */
export function DateField({ label, value, onChange, min, required, error }: DateFieldProps) {
  const [reach] = useState(pickerReach)
  return (
    <Field label={label} error={error} {...(required && { required })}>
      {({ id, describedBy, invalid }) => (
        <input
          id={id}
          type="date"
          className={styles.input}
          value={value}
          min={min || localOf(reach.first).slice(0, 10)}
          max={localOf(reach.last).slice(0, 10)}
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
