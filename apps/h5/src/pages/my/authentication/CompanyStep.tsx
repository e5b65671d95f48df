import { authentication, type RegisterEntry } from '@zhzz/contract/authentication/calls.ts'
import { isUnifiedSocialCreditCode } from '@zhzz/contract/creditCode.ts'
import { useRef, useState } from 'react'
import { CompanyField } from '#account/CompanyField.tsx'
import { send } from '#api/send.ts'
import { t } from '#i18n/t.ts'
import type { AuthenticationErrors, AuthenticationForm } from '#pages/my/authentication/authenticationForm.ts'
import styles from '#pages/my/authentication/CompanyStep.module.css'
import { TextField } from '#ui/field/TextField.tsx'

interface CompanyStepProps {
  form: AuthenticationForm
  errors: AuthenticationErrors
  /** Who has the company already, when the server said so. */
  heldBy: string | null
  onHeld: (admin: string | null) => void
  onChange: (changed: Partial<AuthenticationForm>) => void
}

/** Fields, and where the register has them. */
const registered = {
  companyName: 'name',
  unifiedSocialCreditCode: 'unifiedSocialCreditCode',
  legalRepresentative: 'legalRepresentative',
  address: 'address',
} as const satisfies Partial<Record<keyof AuthenticationForm, keyof RegisterEntry>>

const fields = ['companyName', 'unifiedSocialCreditCode', 'legalRepresentative', 'address'] as const

/** 企业名称, 信用代码, 法定代表人, 住所: filled from the register where a company is chosen; what differs is said under the field. */
export function CompanyStep({ form, errors, heldBy, onHeld, onChange }: CompanyStepProps) {
  const { register } = form
  const [asked, setAsked] = useState('')
  /** Counts what was typed: an answer about something else is passed over. */
  const turn = useRef(0)
  const differs = (field: keyof typeof registered) => {
    const known = register?.[registered[field]]
    return known && known !== form[field].trim() ? known : null
  }
  const noteOf = (field: keyof typeof registered) => {
    const known = differs(field)
    return known === null ? undefined : (
      <em className={styles.differs}>{t('authentication.registered', { value: known })}</em>
    )
  }
  const errorOf = (field: keyof AuthenticationForm) => errors[field] && t(errors[field])

  /** Comparing is a help: without it one goes on, and the reviewer compares. */
  async function look(input: { companyId: string } | { creditCode: string }) {
    turn.current += 1
    const own = turn.current
    const found = await send(authentication.match, input).catch(() => null)
    if (found === null || own !== turn.current) return
    onHeld(found.heldBy)
    if (found.register === null) return onChange({ register: null })
    const { name, unifiedSocialCreditCode, legalRepresentative, address, companyId } = found.register
    const isChosen = 'companyId' in input
    onChange({
      register: found.register,
      ...(isChosen && {
        companyName: name,
        companyId,
        unifiedSocialCreditCode: unifiedSocialCreditCode ?? '',
        legalRepresentative: legalRepresentative ?? '',
        address: address ?? '',
      }),
    })
  }
  function typeCode(typed: string) {
    const code = typed.replace(/\s/g, '').toUpperCase()
    onChange({ unifiedSocialCreditCode: code })
    onHeld(null)
    turn.current += 1
    if (!isUnifiedSocialCreditCode(code) || code === asked) return
    setAsked(code)
    void look({ creditCode: code })
  }
  return (
    <>
      <CompanyField
        companyName={form.companyName}
        companyId={form.companyId}
        error={errorOf('companyName')}
        onChange={(company) => {
          onChange(company)
          if (company.companyId !== null) void look({ companyId: company.companyId })
        }}
      />
      {noteOf('companyName')}
      <TextField
        label={t('company.creditCode')}
        required
        name="creditCode"
        autoComplete="off"
        maxLength={18}
        value={form.unifiedSocialCreditCode}
        error={
          heldBy === null ? errorOf('unifiedSocialCreditCode') : t('authentication.taken', { admin: heldBy })
        }
        hint={noteOf('unifiedSocialCreditCode')}
        onChange={typeCode}
      />
      <TextField
        label={t('authentication.legalRepresentative')}
        required
        name="legalRepresentative"
        autoComplete="off"
        maxLength={40}
        value={form.legalRepresentative}
        error={errorOf('legalRepresentative')}
        hint={noteOf('legalRepresentative')}
        onChange={(legalRepresentative) => onChange({ legalRepresentative })}
      />
      <TextField
        label={t('authentication.address')}
        required
        name="address"
        autoComplete="off"
        maxLength={200}
        value={form.address}
        error={errorOf('address')}
        hint={noteOf('address')}
        onChange={(address) => onChange({ address })}
      />
      {fields.some((field) => differs(field) !== null) && (
        <p className={styles.note} role="status">
          {t('authentication.differs')}
        </p>
      )}
    </>
  )
}
