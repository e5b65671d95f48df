import { isCode } from '@zhzz/contract/validator.ts'
import { type ReactNode, useId } from 'react'
import styles from '#account/CodeField.module.css'
import { t } from '#i18n/t.ts'
import { CodeInput } from '#ui/field/CodeInput.tsx'

interface CodeFieldProps {
  value: string
  onChange: (code: string) => void
  onComplete?: (code: string) => void
  error?: string | undefined
  autoFocus?: boolean
  /** The button that sends the code. */
  end: ReactNode
}

/** 验证码: its label, the button that sends it, six boxes, and what is wrong. */
export function CodeField({ value, onChange, onComplete, error, autoFocus = false, end }: CodeFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{t('account.code')}</label>
        {end}
      </div>
      <CodeInput
        id={id}
        value={value}
        onChange={onChange}
        {...(onComplete && { onComplete })}
        autoFocus={autoFocus}
        // Six digits that are not the code: what is still being typed is not wrong.
        invalid={error !== undefined && isCode(value)}
        describedBy={error === undefined ? undefined : `${id}-note`}
      />
      {error && (
        <p id={`${id}-note`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
