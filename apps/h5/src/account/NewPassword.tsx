import styles from '#account/NewPassword.module.css'
import { PasswordField } from '#account/PasswordField.tsx'
import { passwordStrength, type Strength } from '#account/passwordStrength.ts'
import { t } from '#i18n/t.ts'
import { cx } from '#ui/cx.ts'

export interface PasswordPair {
  first: string
  again: string
}

/** Whether both are there and the same; the server tells whether it is good. */
export function isPair({ first, again }: PasswordPair): boolean {
  return first.length >= 8 && first === again
}

const filled: Readonly<Record<Strength, number>> = { weak: 1, medium: 2, strong: 3 }

interface NewPasswordProps {
  value: PasswordPair
  onChange: (value: PasswordPair) => void
  checked: boolean
}

/** 新密码 and 确认密码, with the meter 弱/中/强. */
export function NewPassword({ value, onChange, checked }: NewPasswordProps) {
  const { first, again } = value
  const strength = passwordStrength(first)
  return (
    <>
      <PasswordField
        label={t('login.newPassword')}
        name="newPassword"
        kind="new-password"
        value={first}
        hint={t('login.newPasswordHint')}
        error={checked && first.length < 8 ? t('login.passwordShort') : undefined}
        onChange={(text) => onChange({ first: text, again })}
      />
      {first !== '' && (
        <div className={cx(styles.meter, styles[strength])}>
          {[1, 2, 3].map((bar) => (
            <i key={bar} className={cx(styles.bar, bar <= filled[strength] && styles.full)} />
          ))}
          <span role="status">{t('login.strength', { level: t(`login.${strength}`) })}</span>
        </div>
      )}
      <PasswordField
        label={t('login.repeatPassword')}
        name="repeatPassword"
        kind="new-password"
        value={again}
        error={checked && first.length >= 8 && first !== again ? t('login.repeatWrong') : undefined}
        onChange={(text) => onChange({ first, again: text })}
      />
    </>
  )
}
