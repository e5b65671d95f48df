import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { TextField } from '#ui/field/TextField.tsx'
import { IconButton } from '#ui/IconButton.tsx'

interface PasswordFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Tells password keepers which one it is. */
  kind: 'current-password' | 'new-password'
  name?: string
  placeholder?: string
  error?: string | undefined
  hint?: string
}

/** A password, hidden until the eye is tapped; never trimmed, up to 128 characters. */
export function PasswordField({
  label,
  value,
  onChange,
  kind,
  name = 'password',
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={kind}
      maxLength={128}
      value={value}
      onChange={onChange}
      end={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={t(shown ? 'login.hidePassword' : 'login.showPassword')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
