import type { ReactNode } from 'react'
import { contentLength, type FormErrors, type FormPart } from '#followUp/formFields.ts'
import type { TargetType } from '#followUp/targetType.ts'
import { t } from '#i18n/t.ts'
import { AssessmentFields } from '#pages/followUp/form/AssessmentFields.tsx'
import { FilesField } from '#pages/followUp/form/FilesField.tsx'
import { NextFields } from '#pages/followUp/form/NextFields.tsx'
import { Phrases } from '#pages/followUp/form/Phrases.tsx'
import { RelationFields } from '#pages/followUp/form/RelationFields.tsx'
import { TypeFields } from '#pages/followUp/form/TypeFields.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { TextArea } from '#ui/field/TextField.tsx'

interface FormBodyProps extends FormPart {
  head: ReactNode
  target: { targetType: TargetType; targetId: string }
  errors: FormErrors
  /** How many pictures are on this device only. */
  onPendingFiles: (count: number) => void
}

/** The form in the order of a hurried person: how, what, when again; the rest below. */
export function FormBody({ head, target, fields, errors, onChange, onPendingFiles }: FormBodyProps) {
  return (
    <Cards>
      <Card>
        {head}
        <TypeFields fields={fields} onChange={onChange} />
        <TextArea
          label={t('followUp.content')}
          required
          placeholder={t('followUp.contentPlaceholder')}
          maxLength={contentLength}
          value={fields.content}
          error={errors.content && t(`followUp.${errors.content}`)}
          onChange={(content) => onChange({ ...fields, content })}
        />
        <Phrases onPick={(phrase) => onChange({ ...fields, content: joined(fields.content, phrase) })} />
        <FilesField fields={fields} onChange={onChange} onPending={onPendingFiles} />
      </Card>
      <NextFields fields={fields} error={errors.nextFollowTime} onChange={onChange} />
      <AssessmentFields fields={fields} budgetError={errors.budget} onChange={onChange} />
      <RelationFields target={target} fields={fields} timeError={errors.followTime} onChange={onChange} />
    </Cards>
  )
}

/** A phrase goes on where the text ends; not over the limit. */
function joined(content: string, phrase: string): string {
  const glue = content === '' || /[\s，。；、,.;:：]$/.test(content) ? '' : t('followUp.glue')
  const text = content + glue + phrase
  return Array.from(text).length > contentLength ? content : text
}
