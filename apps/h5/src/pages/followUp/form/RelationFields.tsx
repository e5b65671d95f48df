import { serverNow } from '@zhzz/client/serverTime.ts'
import { company } from '@zhzz/contract/company/calls.ts'
import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useRead } from '#api/useRead.ts'
import type { FormPart } from '#followUp/formFields.ts'
import type { TargetType } from '#followUp/targetType.ts'
import { t } from '#i18n/t.ts'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { DateTimeField } from '#ui/field/DateTimeField.tsx'

interface RelationFieldsProps extends FormPart {
  target: { targetType: TargetType; targetId: string }
  timeError: 'timeFuture' | undefined
}

/** Who was spoken to, about which exhibition, and when. */
export function RelationFields({ target, fields, timeError, onChange }: RelationFieldsProps) {
  return (
    <>
      {target.targetType === 'company' && (
        <>
          <ContactField companyId={target.targetId} fields={fields} onChange={onChange} />
          <EditionField companyId={target.targetId} fields={fields} onChange={onChange} />
        </>
      )}
      <DateTimeField
        label={t('followUp.time')}
        value={fields.followTime}
        max={new Date(serverNow())}
        hint={fields.followTime === null ? t('followUp.timeNow') : undefined}
        error={timeError && t(`followUp.${timeError}`)}
        onChange={(followTime) => onChange({ ...fields, followTime })}
      />
    </>
  )
}

function ContactField({ companyId, fields, onChange }: FormPart & { companyId: string }) {
  const { data } = useRead(company.contacts, { id: companyId })
  const contacts = data?.contacts ?? []
  if (contacts.length === 0) return null
  return (
    <ChoiceField
      label={t('followUp.contact')}
      choices={contacts.slice(0, 8).map(({ id, contactName, content }) => ({
        value: id,
        label: contactName ? `${contactName} ${content}` : content,
      }))}
      chosen={fields.contactId}
      onChoose={(contactId) => onChange({ ...fields, contactId })}
      onNone={() => onChange({ ...fields, contactId: null })}
    />
  )
}

/** Editions that the company is listed at soon, and the one that the form was opened from. */
function EditionField({ companyId, fields, onChange }: FormPart & { companyId: string }) {
  const { editionId } = fields
  const detail = useRead(company.detail, { id: companyId })
  const edition = useRead(exhibition.detail, { id: editionId ?? '' }, { enabled: editionId !== null })
  const { upcoming = [], latest = [] } = detail.data?.exhibitionProfile ?? {}
  const known = new Map([...upcoming, ...latest].map((entry) => [entry.editionId, entry.name]))
  if (edition.data) known.set(edition.data.card.id, edition.data.card.name)
  if (known.size === 0) return null
  return (
    <ChoiceField
      label={t('followUp.edition')}
      choices={[...known].slice(-6).map(([value, label]) => ({ value, label }))}
      chosen={editionId}
      onChoose={(next) => onChange({ ...fields, editionId: next })}
      onNone={() => onChange({ ...fields, editionId: null })}
    />
  )
}
