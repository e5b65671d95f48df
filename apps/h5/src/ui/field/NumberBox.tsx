import type { ReactNode } from 'react'
import { t } from '#i18n/t.ts'
import styles from '#ui/field/NumberBox.module.css'
import { type NumberRules, stepNumber } from '#ui/field/stepNumber.ts'
import { TextField } from '#ui/field/TextField.tsx'
import { IconButton } from '#ui/IconButton.tsx'

interface NumberBoxProps extends NumberRules {
  label: ReactNode
  name: string
  /** As typed; empty: none. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: ReactNode
}

/** A whole number, typed or stepped by − and +. */
export function NumberBox({ label, name, value, onChange, error, hint, ...rules }: NumberBoxProps) {
  const number = /^\d+$/.test(value) ? Number(value) : null
  const button = (up: boolean) => (
    <IconButton
      icon={up ? 'plus' : 'minus'}
      label={t(up ? 'shell.increase' : 'shell.decrease')}
      disabled={number !== null && stepNumber(number, up, rules) === number}
      onClick={() => onChange(String(stepNumber(number, up, rules)))}
    />
  )
  return (
    <TextField
      label={label}
      name={name}
      inputMode="numeric"
      maxLength={6}
      value={value}
      hint={hint}
      error={error}
      onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
      end={
        <span className={styles.steps}>
          {button(false)}
          {button(true)}
        </span>
      }
    />
  )
}
