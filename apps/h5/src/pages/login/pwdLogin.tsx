import { account } from '@zhzz/contract/account/calls.ts'
import type { Failure } from '@zhzz/contract/failure.ts'
import { useEffect, useState } from 'react'
import { agreedVersions } from '#account/agreedVersions.ts'
import { PasswordField } from '#account/PasswordField.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { otherLogin, turnedBack } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import { Agreements } from '#pages/login/Agreements.tsx'
import { chooseSubAccount, enter } from '#pages/login/entrance.ts'
import { useKeptEntry } from '#pages/login/keptEntry.ts'
import { LoginForm } from '#pages/login/LoginForm.tsx'
import styles from '#pages/login/login.module.css'
import { useGuardedWrite } from '#pages/login/useGuardedWrite.ts'
import { TextField } from '#ui/field/TextField.tsx'
import { toast } from '#ui/overlay/toast.ts'

export default definePage({}, function PasswordLoginPage() {
  const [userName, setUserName, forgetUserName] = useKeptEntry('pwdLogin')
  const [password, setPassword] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [refused, setRefused] = useState(0)
  const [checked, setChecked] = useState(false)
  useEffect(() => turnedBack, [])

  const login = useGuardedWrite(account.userNamePasswordLoginBehavior, {
    onFailure: {
      chooseAccount: (failure) => void choose(failure),
    },
  })

  async function choose(failure: Failure) {
    const chosen = await chooseSubAccount(failure)
    if (chosen !== undefined) await submit(chosen)
  }

  async function submit(subAccountId?: string) {
    setChecked(true)
    if (userName.trim() === '' || password === '') return
    if (!agreed) {
      setRefused(refused + 1)
      return toast(t('account.agreeFirst'))
    }
    const entered = await login.send({
      userName: userName.trim(),
      password,
      agreementVersions: agreedVersions,
      subAccountId,
    })
    if (!entered) return
    forgetUserName()
    await enter(entered)
  }

  return (
    <LoginForm
      text={t('login.passwordText')}
      busy={login.isPending}
      checking={login.isChecking}
      onSubmit={() => void submit()}
      links={
        <>
          <button type="button" className={styles.link} onClick={() => otherLogin(to('/pages/login/login'))}>
            {t('login.byCode')}
          </button>
          <button
            type="button"
            className={styles.link}
            onClick={() => navigateTo(to('/pages/login/forgetPwd'))}
          >
            {t('login.forgot')}
          </button>
        </>
      }
    >
      <TextField
        label={t('login.userName')}
        name="userName"
        autoComplete="username"
        maxLength={32}
        placeholder={t('login.userNamePlaceholder')}
        value={userName}
        error={checked && userName.trim() === '' ? t('login.userNameWrong') : undefined}
        onChange={setUserName}
      />
      <PasswordField
        label={t('login.password')}
        kind="current-password"
        placeholder={t('login.passwordPlaceholder')}
        value={password}
        error={checked && password === '' ? t('login.passwordEmpty') : undefined}
        onChange={setPassword}
      />
      <Agreements key={refused} shaken={refused > 0} agreed={agreed} onChange={setAgreed} />
    </LoginForm>
  )
})
