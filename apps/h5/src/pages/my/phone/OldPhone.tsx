import { account } from '@zhzz/contract/account/calls.ts'
import { isCode } from '@zhzz/contract/validator.ts'
import { type ReactNode, useState } from 'react'
import { CodeButton } from '#account/CodeButton.tsx'
import { CodeField } from '#account/CodeField.tsx'
import { PasswordField } from '#account/PasswordField.tsx'
import { StepForm } from '#account/StepForm.tsx'
import { useSession } from '#api/session.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { redirectTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/my/phone/OldPhone.module.css'
import { holdPhoneTicket } from '#pages/my/phone/phoneTicket.ts'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { Facts } from '#ui/shown/Facts.tsx'

type Way = 'sms' | 'password'

/** 更换手机号, first step: the owner of the old number, by its code or by the password. */
export function OldPhone({ head }: { head: ReactNode }) {
  const { viewer } = useSession()
  const [way, setWay] = useState<Way>('sms')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const sending = useWrite(account.sendReplacePhoneCode)
  const verifying = useWrite(account.verifyOld, {
    onFailure: {
      wrongCode: () => setWrong(t('failure.wrongCode')),
      wrongPassword: () => setWrong(t('failure.wrongPassword')),
    },
  })
  async function verify(digits: string) {
    if (way === 'sms' && !isCode(digits)) return setWrong(t('account.codeWrong'))
    if (way === 'password' && password === '') return setWrong(t('login.passwordEmpty'))
    const verified = await verifying.send(way === 'sms' ? { code: digits } : { password })
    if (!verified) return undefined
    holdPhoneTicket(verified.ticket)
    return redirectTo(to('/pages/my/replacePhone', { step: 'new' }))
  }
  function choose(next: Way) {
    setWay(next)
    setWrong(undefined)
  }
  return (
    <StepForm
      head={head}
      button={t('login.next')}
      busy={verifying.isPending}
      onSubmit={() => void verify(code)}
    >
      <Facts facts={[{ label: t('login.ownPhone'), value: viewer?.phoneMask }]} />
      {viewer?.hasPassword && (
        <div className={styles.ways}>
          <ChoiceList
            label={t('login.verifyBy')}
            inline
            chosen={way}
            choices={[
              { value: 'sms', label: t('login.bySms') },
              { value: 'password', label: t('login.byPassword') },
            ]}
            onChoose={choose}
          />
        </div>
      )}
      {way === 'sms' ? (
        <CodeField
          value={code}
          error={wrong}
          onChange={(digits) => {
            setCode(digits)
            setWrong(undefined)
          }}
          onComplete={(digits) => void verify(digits)}
          end={<CodeButton use="verifyPhone" busy={sending.isPending} send={() => sending.send({})} />}
        />
      ) : (
        <PasswordField
          label={t('login.password')}
          kind="current-password"
          value={password}
          error={wrong}
          onChange={(text) => {
            setPassword(text)
            setWrong(undefined)
          }}
        />
      )}
    </StepForm>
  )
}
