import { authentication } from '@zhzz/contract/authentication/calls.ts'
import { isMobile } from '@zhzz/contract/validator.ts'
import { CodeButton } from '#account/CodeButton.tsx'
import { CodeField } from '#account/CodeField.tsx'
import { PhoneField } from '#account/PhoneField.tsx'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { documentUrl } from '#nav/documents.ts'
import styles from '#pages/my/authentication/ApplicantStep.module.css'
import type { AuthenticationErrors, AuthenticationForm } from '#pages/my/authentication/authenticationForm.ts'
import { PictureField } from '#pages/my/authentication/PictureField.tsx'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { TextField } from '#ui/field/TextField.tsx'

/** The number of who asks: null is the account's own. */
export interface Reached {
  phone: string | null
  code: string
  /** What is wrong with the code. */
  wrong: string | undefined
}

interface ApplicantStepProps {
  form: AuthenticationForm
  errors: AuthenticationErrors
  checked: boolean
  reached: Reached
  ownPhone: string
  onReached: (changed: Partial<Reached>) => void
  onChange: (changed: Partial<AuthenticationForm>) => void
  onLetter: (change: (files: AuthenticationForm['letter']) => AuthenticationForm['letter']) => void
  onPending: (count: number) => void
}

/** Who asks: name, position, as whom, and a number that is theirs; an agent with the letter of the company. */
export function ApplicantStep(props: ApplicantStepProps) {
  const { form, errors, checked, reached, ownPhone, onReached, onChange, onLetter, onPending } = props
  const { phone, code, wrong } = reached
  const sending = useWrite(authentication.sendCode)
  const lastDigits = (phone ?? ownPhone).slice(-4)
  async function send() {
    if (phone !== null && !isMobile(phone)) return undefined
    return sending.send(phone === null ? {} : { phone })
  }
  return (
    <>
      <TextField
        label={t('authentication.applicantName')}
        required
        name="applicantName"
        autoComplete="name"
        maxLength={20}
        value={form.applicantName}
        error={errors.applicantName && t(errors.applicantName)}
        onChange={(applicantName) => onChange({ applicantName })}
      />
      <TextField
        label={t('person.position')}
        name="applicantPosition"
        autoComplete="organization-title"
        maxLength={30}
        value={form.applicantPosition}
        onChange={(applicantPosition) => onChange({ applicantPosition })}
      />
      <ChoiceList
        label={t('authentication.applicantRole')}
        inline
        chosen={form.applicantRole}
        choices={[
          { value: 'legal', label: t('company.legalRepresentative') },
          { value: 'agent', label: t('authentication.agent') },
        ]}
        onChoose={(applicantRole) => onChange({ applicantRole })}
      />
      {form.applicantRole === 'agent' && (
        <>
          <PictureField
            label={t('authentication.letter')}
            hint={t('authentication.letterText')}
            error={errors.letter && t(errors.letter)}
            files={form.letter}
            onChange={(change) => onLetter((files) => change(files))}
            onPending={onPending}
          />
          <a
            className={styles.link}
            href={documentUrl('authorizationLetter')}
            download={t('authentication.letterFile')}
          >
            {t('authentication.letterTemplate')}
          </a>
        </>
      )}
      {phone === null ? (
        <p className={styles.own}>
          <span>
            {t('authentication.applicantPhone')} {ownPhone}
          </span>
          <button type="button" className={styles.link} onClick={() => onReached({ phone: '', code: '' })}>
            {t('authentication.otherPhone')}
          </button>
        </p>
      ) : (
        <>
          <PhoneField
            label={t('authentication.applicantPhone')}
            value={phone}
            checked={checked}
            onChange={(typed) => onReached({ phone: typed, wrong: undefined })}
          />
          <button type="button" className={styles.link} onClick={() => onReached({ phone: null, code: '' })}>
            {t('authentication.ownPhone')}
          </button>
        </>
      )}
      <CodeField
        value={code}
        error={wrong}
        onChange={(digits) => onReached({ code: digits, wrong: undefined })}
        end={<CodeButton use={`authentication ${lastDigits}`} busy={sending.isPending} send={send} />}
      />
    </>
  )
}
