import { type ReactNode, useState } from 'react'
import styles from '#ui/field/Field.module.css'
import { Field } from '#ui/field/Field.tsx'
import { pickerReach } from '#ui/field/pickerReach.ts'

/** `YYYY-MM-DDTHH:mm` in Asia/Shanghai, as the browser's own picker wants it. */
export function localOf(instant: Date): string {
  return new Date(instant.getTime() + 8 * 3_600_000).toISOString().slice(0, 16)
}

/** The instant of a picker's value. */
export function instantOf(local: string): string {
  return new Date(`${local}:00+08:00`).toISOString()
}

interface DateTimeFieldProps {
  label: ReactNode
  /** ISO instant, null: not chosen. */
  value: string | null
  onChange: (instant: string | null) => void
  min?: Date
  max?: Date
  required?: boolean
  error?: string | undefined
  hint?: ReactNode
}

/** A moment, chosen with the picker of the system. */
export function DateTimeField({
  label,
  value,
  onChange,
  min,
  max,
  required,
  error,
  hint,
}: DateTimeFieldProps) {
  const [reach] = useState(pickerReach)
  const first = min ?? reach.first
  const last = max ?? reach.last
  return (
    <Field label={label} error={error} hint={hint} {...(required && { required })}>
      {({ id, describedBy, invalid }) => (
        <input
          id={id}
          type="datetime-local"
          className={styles.input}
          value={value === null ? '' : localOf(new Date(value))}
          min={localOf(first)}
          max={localOf(last)}
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value === '' ? null : instantOf(event.target.value))}
        />
      )}
    </Field>
  )
}
