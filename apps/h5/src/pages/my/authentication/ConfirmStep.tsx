import { t } from '#i18n/t.ts'
import type { AuthenticationForm } from '#pages/my/authentication/authenticationForm.ts'
import { Checkbox } from '#ui/field/Checkbox.tsx'
import { Facts } from '#ui/shown/Facts.tsx'

interface ConfirmStepProps {
  form: AuthenticationForm
  phone: string
  agreed: boolean
  onAgree: (agreed: boolean) => void
}

/** All of it once more, and the consent; never ticked beforehand. */
export function ConfirmStep({ form, phone, agreed, onAgree }: ConfirmStepProps) {
  return (
    <>
      <Facts
        layout="lines"
        facts={[
          { label: t('person.company'), value: form.companyName },
          { label: t('company.creditCode'), value: form.unifiedSocialCreditCode },
          { label: t('authentication.legalRepresentative'), value: form.legalRepresentative },
          { label: t('authentication.address'), value: form.address },
          { label: t('authentication.applicantName'), value: form.applicantName },
          { label: t('person.position'), value: form.applicantPosition },
          {
            label: t('authentication.applicantRole'),
            value: t(form.applicantRole === 'legal' ? 'company.legalRepresentative' : 'authentication.agent'),
          },
          { label: t('authentication.applicantPhone'), value: phone },
        ]}
      />
      <Checkbox checked={agreed} label={t('authentication.consent')} onChange={onAgree}>
        {t('authentication.consent')}
      </Checkbox>
    </>
  )
}
