import { useEffect } from 'react'
import { Steps } from '#account/Steps.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { redirectTo } from '#nav/navigate.ts'
import { usePage } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { ResetCode } from '#pages/login/ResetCode.tsx'
import { ResetPassword } from '#pages/login/ResetPassword.tsx'
import { ResetPhone } from '#pages/login/ResetPhone.tsx'
import { heldTicket, keptPhone } from '#pages/login/resetState.ts'

const steps = ['phone', 'code', 'password'] as const
type Step = (typeof steps)[number]

/** The step of the address, or the first one when what it builds on is not there. */
function stepOf(wanted: string | undefined): Step {
  if (wanted === 'code' && keptPhone() !== '') return 'code'
  if (wanted === 'password' && heldTicket() !== null) return 'password'
  return 'phone'
}

export default definePage({ params: ['step?'] }, function ForgottenPasswordPage({ params }) {
  const { visible } = usePage()
  const step = stepOf(params.step)
  const isLost = params.step !== undefined && step === 'phone'
  useEffect(() => {
    if (isLost && visible) redirectTo(to('/pages/login/forgetPwd'))
  }, [isLost, visible])
  const head = (
    <Steps
      at={steps.indexOf(step)}
      labels={[t('login.stepPhone'), t('login.stepIdentity'), t('login.stepPassword')]}
    />
  )
  if (step === 'code') return <ResetCode head={head} />
  if (step === 'password') return <ResetPassword head={head} />
  return <ResetPhone head={head} />
})
