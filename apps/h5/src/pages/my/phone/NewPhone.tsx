import { account } from '@zhzz/contract/account/calls.ts'
import { isCode, isMobile } from '@zhzz/contract/validator.ts'
import { type ReactNode, useState } from 'react'
import { CodeButton } from '#account/CodeButton.tsx'
import { CodeField } from '#account/CodeField.tsx'
import { PhoneField } from '#account/PhoneField.tsx'
import { StepForm } from '#account/StepForm.tsx'
import { refreshViewer } from '#account/signIn.ts'
import { explain } from '#api/explain.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { navigateBack, redirectTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { holdPhoneTicket } from '#pages/my/phone/phoneTicket.ts'
import { toast } from '#ui/overlay/toast.ts'

/** 更换手机号, second step: the new number and its own code. */
export function NewPhone({ head, ticket }: { head: ReactNode; ticket: string }) {
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  /** A code was asked for: a wrong number is named from then on. */
  const [asked, setAsked] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const onFailure = {
    wrongCode: () => setWrong(t('failure.wrongCode')),
    ticketExpired: (failure: Error) => {
      explain(failure)
      holdPhoneTicket(null)
      redirectTo(to('/pages/my/replacePhone'))
    },
  }
  const sending = useWrite(account.sendReplacePhoneCode, { onFailure })
  const replacing = useWrite(account.replacePhone, {
    onFailure,
    outdates: [account.current, account.sessionList],
  })
  async function send() {
    setAsked(true)
    return isMobile(phone) ? sending.send({ newPhone: phone, ticket }) : undefined
  }
  async function replace(digits: string) {
    setChecked(true)
    if (!isMobile(phone) || !isCode(digits)) return
    const done = await replacing.send({ ticket, newPhone: phone, code: digits })
    if (!done) return
    holdPhoneTicket(null)
    await refreshViewer()
    toast(t('login.phoneReplaced'))
    navigateBack()
  }
  const codeError = checked && isMobile(phone) && !isCode(code) ? t('account.codeWrong') : undefined
  return (
    <StepForm
      head={head}
      button={t('login.save')}
      busy={replacing.isPending}
      onSubmit={() => void replace(code)}
    >
      <PhoneField label={t('login.newPhone')} value={phone} checked={checked || asked} onChange={setPhone} />
      <CodeField
        value={code}
        error={wrong ?? codeError}
        onChange={(digits) => {
          setCode(digits)
          setWrong(undefined)
        }}
        onComplete={(digits) => {
          if (isMobile(phone)) void replace(digits)
        }}
        end={<CodeButton use={`newPhone ${phone.slice(-4)}`} busy={sending.isPending} send={send} />}
      />
    </StepForm>
  )
}
