import { account } from '@zhzz/contract/account/calls.ts'
import { isCode, isMobile } from '@zhzz/contract/validator.ts'
import { useState } from 'react'
import { CodeButton } from '#account/CodeButton.tsx'
import { CodeField } from '#account/CodeField.tsx'
import { t } from '#i18n/t.ts'
import styles from '#pages/login/login.module.css'
import { useGuardedWrite } from '#pages/login/useGuardedWrite.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'

export interface Guardian {
  phone: string
  code: string
}

interface GuardianSheetProps {
  open: boolean
  /** The number that signs in, which cannot be the guardian's. */
  ownPhone: string
  busy: boolean
  /** The server refused the code that was sent last. */
  isWrongCode: boolean
  onType: () => void
  onClose: () => void
  onAgree: (guardian: Guardian) => void
}

/** The consent of a guardian for a person of 16 to 18: the code that goes to the guardian's own number. */
export function GuardianSheet(props: GuardianSheetProps) {
  const { open, ownPhone, busy, isWrongCode, onType, onClose, onAgree } = props
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  /** A code was asked for: a wrong number is named from then on. */
  const [asked, setAsked] = useState(false)
  const sending = useGuardedWrite(account.sendGuardianCode)
  const isOther = isMobile(phone) && phone !== ownPhone
  async function send() {
    setAsked(true)
    return isOther ? sending.send({ phone }) : undefined
  }
  function agree() {
    setChecked(true)
    if (isOther && isCode(code)) onAgree({ phone, code })
  }
  const phoneError = isMobile(phone) ? t('login.guardianOwn') : t('account.phoneWrong')
  const codeError = checked && !isCode(code) ? t('account.codeWrong') : undefined
  return (
    <Sheet open={open} onClose={onClose} title={t('login.guardianTitle')}>
      <p className={styles.text}>{t('login.guardianText')}</p>
      <TextField
        label={t('login.guardianPhone')}
        type="tel"
        inputMode="numeric"
        name="guardianPhone"
        maxLength={11}
        placeholder={t('account.phonePlaceholder')}
        value={phone}
        error={(checked || asked) && !isOther ? phoneError : undefined}
        onChange={(value) => setPhone(value.replace(/\D/g, ''))}
      />
      <CodeField
        value={code}
        onChange={(digits) => {
          setCode(digits)
          onType()
        }}
        error={isWrongCode ? t('failure.wrongCode') : codeError}
        end={<CodeButton use={`guardian ${phone.slice(-4)}`} busy={sending.isPending} send={send} />}
      />
      <div className={styles.submit}>
        <Button busy={busy} onClick={agree}>
          {t('login.guardianAgree')}
        </Button>
      </div>
    </Sheet>
  )
}
