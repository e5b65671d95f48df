import { account } from '@zhzz/contract/account/calls.ts'
import { type ReactNode, useState } from 'react'
import { isPair, NewPassword } from '#account/NewPassword.tsx'
import { StepForm } from '#account/StepForm.tsx'
import { signInAgain } from '#account/signOut.ts'
import { explain } from '#api/explain.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { redirectTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { heldTicket, holdTicket, keepPhone } from '#pages/login/resetState.ts'

/** 忘记密码, third step: the new password. */
export function ResetPassword({ head }: { head: ReactNode }) {
  const [pair, setPair] = useState({ first: '', again: '' })
  const [checked, setChecked] = useState(false)
  const setting = useWrite(account.setNewPassword, {
    onFailure: {
      ticketExpired: (failure) => {
        explain(failure)
        holdTicket(null)
        redirectTo(to('/pages/login/forgetPwd'))
      },
    },
  })
  async function set() {
    setChecked(true)
    const ticket = heldTicket()
    if (!isPair(pair) || ticket === null) return
    const done = await setting.send({ ticket, newPassword: pair.first })
    if (!done) return
    holdTicket(null)
    keepPhone(null)
    signInAgain(t('login.passwordSet'))
  }
  return (
    <StepForm head={head} button={t('login.save')} busy={setting.isPending} onSubmit={() => void set()}>
      <NewPassword value={pair} onChange={setPair} checked={checked} />
    </StepForm>
  )
}
