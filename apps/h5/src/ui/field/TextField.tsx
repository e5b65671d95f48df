import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from '#ui/field/Field.module.css'
import { Field } from '#ui/field/Field.tsx'

/** Spec §5: the length of an input that names no other. */
export const defaultMaxLength = 140

interface TextFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoComplete' | 'placeholder' | 'name'> {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'tel' | 'email' | 'url' | 'password'
  maxLength?: number
  required?: boolean
  error?: string | undefined
  hint?: ReactNode
  /** A button inside the field, at its end. */
  end?: ReactNode
}

export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  maxLength = defaultMaxLength,
  required,
  error,
  hint,
  end,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} {...(required && { required })}>
      {({ id, describedBy, invalid }) => (
        <div className={styles.withEnd}>
          <input
            {...rest}
            id={id}
            type={type}
            className={styles.input}
            value={value}
            maxLength={maxLength}
            aria-required={required}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.target.value)}
          />
          {end && <div className={styles.end}>{end}</div>}
        </div>
      )}
    </Field>
  )
}

interface TextAreaProps {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  placeholder?: string
  maxLength?: number
  required?: boolean
  error?: string | undefined
}

/** Several lines, with a count of what is written. */
export function TextArea({
  label,
  value,
  onChange,
  placeholder,
  maxLength = 1000,
  required,
  error,
}: TextAreaProps) {
  return (
    <Field label={label} error={error} {...(required && { required })}>
      {({ id, describedBy, invalid }) => (
        <>
          <textarea
            id={id}
            className={styles.area}
            value={value}
            rows={4}
            maxLength={maxLength}
            placeholder={placeholder}
            aria-required={required}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.target.value)}
          />
          <p className={styles.counter}>
            {Array.from(value).length}/{maxLength}
          </p>
        </>
      )}
    </Field>
  )
}
