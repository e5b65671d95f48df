import { account } from '@zhzz/contract/account/calls.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { isCode, isMobile } from '@zhzz/contract/validator.ts'
import { useEffect, useRef, useState } from 'react'
import { agreedVersions } from '#account/agreedVersions.ts'
import { CodeButton } from '#account/CodeButton.tsx'
import { CodeField } from '#account/CodeField.tsx'
import { PhoneField } from '#account/PhoneField.tsx'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { otherLogin, turnedBack } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import { Agreements } from '#pages/login/Agreements.tsx'
import { askAge } from '#pages/login/askAge.ts'
import { CompanySignIn } from '#pages/login/CompanySignIn.tsx'
import { chooseSubAccount, enter } from '#pages/login/entrance.ts'
import { GuardianSheet } from '#pages/login/GuardianSheet.tsx'
import { useKeptEntry } from '#pages/login/keptEntry.ts'
import { LoginForm } from '#pages/login/LoginForm.tsx'
import styles from '#pages/login/login.module.css'
import { useGuardedWrite } from '#pages/login/useGuardedWrite.ts'
import { toast } from '#ui/overlay/toast.ts'

/** What the server asked for beyond number and code. */
type More = Pick<Request<typeof account.phoneCodeLogin>, 'ageGroup' | 'guardian' | 'subAccountId'>

export default definePage({}, function LoginPage() {
  const [phone, setPhone, forgetPhone] = useKeptEntry('login')
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [refused, setRefused] = useState(0)
  const [checked, setChecked] = useState(false)
  /** A code was asked for: a wrong number is named from then on. */
  const [asked, setAsked] = useState(false)
  const [isWrongCode, setWrongCode] = useState(false)
  /** What was sent last; the server may ask for more, and it is sent again with that. */
  const sent = useRef<{ code: string; more: More }>({ code: '', more: {} })
  const [needsGuardian, setNeedsGuardian] = useState(false)
  useEffect(() => turnedBack, [])

  const sending = useGuardedWrite(account.sendLoginPhoneCode)
  const login = useWrite(account.phoneCodeLogin, {
    onFailure: {
      wrongCode: () => setWrongCode(true),
      ageNeeded: () => void goOn(askAge().then((ageGroup) => ageGroup && { ageGroup })),
      guardianNeeded: () => setNeedsGuardian(true),
      chooseAccount: (failure) =>
        void goOn(chooseSubAccount(failure).then((subAccountId) => subAccountId && { subAccountId })),
    },
  })

  async function goOn(asked: Promise<More | '' | undefined>) {
    const answer = await asked
    if (answer) await submit(sent.current.code, answer)
  }

  function askToAgree() {
    setRefused(refused + 1)
    toast(t('account.agreeFirst'))
  }

  async function sendCode() {
    setAsked(true)
    return isMobile(phone) ? sending.send({ phone }) : undefined
  }

  async function submit(digits: string, added: More = {}) {
    setChecked(true)
    if (!isMobile(phone) || !isCode(digits)) return
    if (!agreed) return askToAgree()
    const more = { ...sent.current.more, ...added }
    sent.current = { code: digits, more }
    const entered = await login.send({
      phone,
      code: digits,
      agreementVersions: agreedVersions,
      ageConfirmed: true,
      ageGroup: 'toAsk',
      ...more,
    })
    if (!entered) return
    forgetPhone()
    await enter(entered)
  }

  const codeError = checked && isMobile(phone) && !isCode(code) ? t('account.codeWrong') : undefined
  function changeCode(digits: string) {
    setCode(digits)
    setWrongCode(false)
  }
  return (
    <LoginForm
      text={t('account.signInText')}
      busy={login.isPending}
      checking={sending.isChecking}
      onSubmit={() => void submit(code)}
      links={
        <button type="button" className={styles.link} onClick={() => otherLogin(to('/pages/login/pwdLogin'))}>
          {t('title.pwdLogin')}
        </button>
      }
      others={<CompanySignIn agreed={agreed} onUnagreed={askToAgree} />}
    >
      <PhoneField value={phone} checked={checked || asked} onChange={setPhone} />
      <CodeField
        value={code}
        error={isWrongCode && !needsGuardian ? t('failure.wrongCode') : codeError}
        onChange={changeCode}
        onComplete={(digits) => {
          if (agreed && isMobile(phone)) void submit(digits)
        }}
        end={<CodeButton use={`login ${phone.slice(-4)}`} busy={sending.isPending} send={sendCode} />}
      />
      <Agreements key={refused} shaken={refused > 0} agreed={agreed} onChange={setAgreed} />
      <GuardianSheet
        open={needsGuardian}
        ownPhone={phone}
        busy={login.isPending}
        isWrongCode={isWrongCode}
        onType={() => setWrongCode(false)}
        onClose={() => setNeedsGuardian(false)}
        onAgree={(guardian) => void submit(code, { guardian })}
      />
    </LoginForm>
  )
})
