import { account } from '@zhzz/contract/account/calls.ts'
import { isCode } from '@zhzz/contract/validator.ts'
import { type ReactNode, useState } from 'react'
import { CodeButton } from '#account/CodeButton.tsx'
import { CodeField } from '#account/CodeField.tsx'
import { FormText, StepForm } from '#account/StepForm.tsx'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { redirectTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { holdTicket, keptPhone } from '#pages/login/resetState.ts'
import { useGuardedWrite } from '#pages/login/useGuardedWrite.ts'

/** 忘记密码, second step: the code that was sent. */
export function ResetCode({ head }: { head: ReactNode }) {
  const phone = keptPhone()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const sending = useGuardedWrite(account.sendForgotPasswordCode)
  const verifying = useWrite(account.verifyIdentity, {
    onFailure: { wrongCode: () => setWrong(t('failure.wrongCode')) },
  })
  async function verify(digits: string) {
    if (!isCode(digits)) return setWrong(t('account.codeWrong'))
    const verified = await verifying.send({ phone, code: digits })
    if (!verified) return undefined
    holdTicket(verified.ticket)
    // In the place of this step: its code is used up.
    return redirectTo(to('/pages/login/forgetPwd', { step: 'password' }))
  }
  return (
    <StepForm
      head={head}
      button={t('login.next')}
      busy={verifying.isPending}
      checking={sending.isChecking}
      onSubmit={() => void verify(code)}
    >
      <FormText>{t('login.codeSentTo', { phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` })}</FormText>
      <CodeField
        value={code}
        error={wrong}
        autoFocus
        onChange={(digits) => {
          setCode(digits)
          setWrong(undefined)
        }}
        onComplete={(digits) => void verify(digits)}
        end={
          <CodeButton
            use={`forgetPwd ${phone.slice(-4)}`}
            busy={sending.isPending}
            send={() => sending.send({ phone })}
          />
        }
      />
    </StepForm>
  )
}
