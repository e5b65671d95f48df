import { account } from '@zhzz/contract/account/calls.ts'
import type { Joining } from '@zhzz/contract/sso/calls.ts'
import { isCode, isMobile } from '@zhzz/contract/validator.ts'
import { useState } from 'react'
import { CodeButton } from '#account/CodeButton.tsx'
import { CodeField } from '#account/CodeField.tsx'
import { PhoneField } from '#account/PhoneField.tsx'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/login/CompanySignIn.module.css'
import { useGuardedWrite } from '#pages/login/useGuardedWrite.ts'
import { ssoCalls, type Trip } from '#sso/trip.ts'
import { Button } from '#ui/Button.tsx'
import { SheetForm } from '#ui/overlay/SheetForm.tsx'

interface ProveNumberProps {
  trip: Trip
  joining: Joining
  onOver: () => void
  onProved: (proved: { phone: string; account: Joining['account'] }) => void
}

/** The number of the account, by the code that signs in otherwise, too. */
export function ProveNumber({ trip, joining: { provider, person }, onOver, onProved }: ProveNumberProps) {
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  /** A code was asked for: a wrong number is named from then on. */
  const [asked, setAsked] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const sending = useGuardedWrite(account.sendLoginPhoneCode)
  const proving = useWrite(ssoCalls.prove, {
    onFailure: { wrongCode: () => setWrong(true), ticketExpired: onOver },
  })
  async function send() {
    setAsked(true)
    return isMobile(phone) ? sending.send({ phone }) : undefined
  }
  async function prove() {
    setChecked(true)
    if (!isMobile(phone) || !isCode(code)) return
    const proved = await proving.send({ ...trip, phone, code })
    if (proved) onProved({ phone, account: proved.account })
  }
  const codeError = checked && !isCode(code) ? t('account.codeWrong') : undefined
  return (
    <SheetForm>
      <p className={styles.joining}>{t('sso.proveText', { provider, person })}</p>
      <PhoneField value={phone} checked={checked || asked} onChange={setPhone} />
      <CodeField
        value={code}
        error={isWrong ? t('failure.wrongCode') : codeError}
        onChange={(digits) => {
          setCode(digits)
          setWrong(false)
        }}
        end={<CodeButton use={`login ${phone.slice(-4)}`} busy={sending.isPending} send={send} />}
      />
      <Button busy={proving.isPending} onClick={() => void prove()}>
        {t('login.next')}
      </Button>
    </SheetForm>
  )
}
