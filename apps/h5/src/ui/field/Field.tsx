import { type ReactNode, useId } from 'react'
import styles from '#ui/field/Field.module.css'

interface FieldProps {
  label: ReactNode
  required?: boolean
  /** What is wrong with it, and read out at once. */
  error?: string | undefined
  hint?: ReactNode
  children: (ids: { id: string; describedBy: string | undefined; invalid: boolean }) => ReactNode
}

/** A field of a form: its label, its input, and what is wrong with it. */
export function Field({ label, required, error, hint, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.star} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({ id, describedBy: note ? `${id}-note` : undefined, invalid: error !== undefined })}
      {note && (
        <p
          id={`${id}-note`}
          className={error ? styles.error : styles.hint}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  )
}
