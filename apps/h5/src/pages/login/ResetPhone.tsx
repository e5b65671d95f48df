import { account } from '@zhzz/contract/account/calls.ts'
import { isMobile } from '@zhzz/contract/validator.ts'
import { type ReactNode, useState } from 'react'
import { beginCountdown } from '#account/countdown.ts'
import { PhoneField } from '#account/PhoneField.tsx'
import { FormText, StepForm } from '#account/StepForm.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { keepPhone, keptPhone } from '#pages/login/resetState.ts'
import { useGuardedWrite } from '#pages/login/useGuardedWrite.ts'

/** 忘记密码, first step: where the code goes to. */
export function ResetPhone({ head }: { head: ReactNode }) {
  const [phone, setPhone] = useState(keptPhone)
  const [checked, setChecked] = useState(false)
  const sending = useGuardedWrite(account.sendForgotPasswordCode)
  async function send() {
    setChecked(true)
    if (!isMobile(phone)) return
    const sent = await sending.send({ phone })
    if (!sent) return
    beginCountdown(`forgetPwd ${phone.slice(-4)}`, sent.nextSendSeconds)
    keepPhone(phone)
    navigateTo(to('/pages/login/forgetPwd', { step: 'code' }))
  }
  return (
    <StepForm
      head={head}
      button={t('login.next')}
      busy={sending.isPending}
      checking={sending.isChecking}
      onSubmit={() => void send()}
    >
      <FormText>{t('login.forgotText')}</FormText>
      <PhoneField value={phone} checked={checked} onChange={setPhone} />
    </StepForm>
  )
}
