import { isMobile } from '@zhzz/contract/validator.ts'
import { t } from '#i18n/t.ts'
import { TextField } from '#ui/field/TextField.tsx'

interface PhoneFieldProps {
  value: string
  /** The form was sent once: from now on a wrong number is named. */
  checked: boolean
  onChange: (phone: string) => void
  label?: string
}

/** A person's own mobile number, digits only. */
export function PhoneField({ value, checked, onChange, label = t('account.phone') }: PhoneFieldProps) {
  return (
    <TextField
      label={label}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      name="phone"
      maxLength={11}
      placeholder={t('account.phonePlaceholder')}
      value={value}
      error={checked && !isMobile(value) ? t('account.phoneWrong') : undefined}
      onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
    />
  )
}
