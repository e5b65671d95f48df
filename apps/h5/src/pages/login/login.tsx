import { account } from '@zhzz/contract/account/calls.ts'
import { useEffect, useState } from 'react'
import { Agreements } from '#account/Agreements.tsx'
import { beginCountdown, useCountdown } from '#account/countdown.ts'
import { isMobile, isSmsCode } from '#account/phone.ts'
import { signIn } from '#account/signIn.ts'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { leaveLogin, turnedBack } from '#nav/signIn.ts'
import styles from '#pages/login/login.module.css'
import { Button } from '#ui/Button.tsx'
import { chooseAction } from '#ui/dialog.ts'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'

export default definePage({}, function LoginPage() {
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [refused, setRefused] = useState(0)
  const [checked, setChecked] = useState(false)
  const left = useCountdown()
  const versions = useRead(account.agreements, {})
  const codeSending = useWrite(account.sendLoginPhoneCode, {
    onDone: ({ nextSendSeconds }) => {
      beginCountdown(nextSendSeconds)
      toast(t('account.codeSent'))
    },
  })
  const login = useWrite(account.phoneCodeLogin)
  useEffect(() => turnedBack, [])

  const phoneError = checked && !isMobile(phone) ? t('account.phoneWrong') : undefined
  const codeError = checked && isMobile(phone) && !isSmsCode(code) ? t('account.codeWrong') : undefined

  async function sendCode() {
    if (!isMobile(phone)) return toast(t('account.phoneWrong'))
    await codeSending.send({ phone })
  }

  async function submit(subAccountId?: string) {
    setChecked(true)
    if (!isMobile(phone) || !isSmsCode(code)) return
    if (!agreed) {
      setRefused(refused + 1)
      return toast(t('account.agreeFirst'))
    }
    const agreementVersions = Object.fromEntries(
      (versions.data ?? []).map((one) => [one.document, one.version]),
    )
    const done = await login.send({ phone, code, agreementVersions, ageConfirmed: true, subAccountId })
    if (!done) return
    if (done.token !== null) {
      await signIn(done.token)
      return leaveLogin()
    }
    const chosen = await chooseAction(
      t('account.chooseAccount'),
      done.subAccounts.map((choice) => choice.tenantName),
    )
    const choice = chosen === null ? undefined : done.subAccounts[chosen]
    if (choice) await submit(choice.subAccountId)
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2 className={styles.title}>{t('account.signInTitle')}</h2>
      <p className={styles.text}>{t('account.signInText')}</p>
      <TextField
        label={t('account.phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        name="phone"
        maxLength={11}
        placeholder={t('account.phonePlaceholder')}
        value={phone}
        error={phoneError}
        onChange={(value) => setPhone(value.replace(/\D/g, ''))}
      />
      <TextField
        label={t('account.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        name="code"
        maxLength={6}
        placeholder={t('account.codePlaceholder')}
        value={code}
        error={codeError}
        onChange={(value) => setCode(value.replace(/\D/g, ''))}
        end={<CodeButton left={left} busy={codeSending.isPending} onClick={sendCode} />}
      />
      <Agreements key={refused} shaken={refused > 0} agreed={agreed} onChange={setAgreed} />
      <div className={styles.submit}>
        <Button type="submit" busy={login.isPending}>
          {t('account.signIn')}
        </Button>
      </div>
    </form>
  )
})

/** 获取验证码, X秒重新获取, 重新获取 (spec §9). */
function CodeButton({ left, busy, onClick }: { left: number; busy: boolean; onClick: () => Promise<void> }) {
  const [asked, setAsked] = useState(left > 0)
  async function ask() {
    await onClick()
    setAsked(true)
  }
  return (
    <button type="button" className={styles.code} disabled={left > 0 || busy} onClick={() => void ask()}>
      {left > 0 ? t('account.resendIn', { n: left }) : t(asked ? 'account.resend' : 'account.sendCode')}
    </button>
  )
}
