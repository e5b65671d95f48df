import type { Output } from '@zhzz/contract/endpoint.ts'
import { message } from '@zhzz/contract/message/calls.ts'
import { isCode, isEmail } from '@zhzz/contract/validator.ts'
import { useState } from 'react'
import { CodeButton } from '#account/CodeButton.tsx'
import { CodeField } from '#account/CodeField.tsx'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { EndTarget } from '#pages/home/message/settings/EndTarget.tsx'
import { Card } from '#ui/Card.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** 邮件: an address is written to when its code has come back. */
export function EmailTarget({ email }: { email: Output<typeof message.targets>['email'] }) {
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const sending = useWrite(message.sendEmailCode, { outdates: [message.targets] })
  const confirming = useWrite(message.confirmEmail, {
    outdates: [message.targets],
    onDone: () => toast(t('message.emailBegun')),
    onFailure: { wrongCode: () => setWrong(t('failure.wrongCode')) },
  })
  if (email?.isConfirmed)
    return <EndTarget channel="email" label={email.address} isRefused={email.isRefused} />

  async function send() {
    setIsAsked(true)
    return isEmail(address) ? sending.send({ address }) : undefined
  }
  return (
    <Card>
      <TextField
        label={t('message.emailAddress')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={100}
        value={address}
        error={isAsked && !isEmail(address) ? t('person.emailWrong') : undefined}
        hint={t('message.targetText')}
        onChange={setAddress}
      />
      <CodeField
        value={code}
        error={wrong}
        onChange={(digits) => {
          setCode(digits)
          setWrong(undefined)
        }}
        onComplete={(digits) => {
          if (isCode(digits)) void confirming.send({ code: digits })
        }}
        end={<CodeButton use={`email${address}`} busy={sending.isPending} send={send} />}
      />
    </Card>
  )
}
