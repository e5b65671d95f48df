import { followTypes } from '@zhzz/contract/followUp/calls.ts'
import type { ReactNode } from 'react'
import { contentLength, type FormErrors, type FormPart, withType } from '#followUp/formFields.ts'
import type { TargetType } from '#followUp/targetType.ts'
import { t } from '#i18n/t.ts'
import { MoreFields } from '#pages/followUp/form/MoreFields.tsx'
import { NextFields } from '#pages/followUp/form/NextFields.tsx'
import { Phrases } from '#pages/followUp/form/Phrases.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { TextArea } from '#ui/field/TextField.tsx'

interface FormBodyProps extends FormPart {
  head: ReactNode
  target: { targetType: TargetType; targetId: string }
  errors: FormErrors
  /** How many pictures are on this device only. */
  onPendingFiles: (count: number) => void
}

/** The form in the order of a hurried person: how, what, when again; the rest under 更多. */
export function FormBody({ head, target, fields, errors, onChange, onPendingFiles }: FormBodyProps) {
  return (
    <Cards>
      <Card>
        {head}
        <ChoiceField
          label={t('followUp.type')}
          choices={followTypes.map((type) => ({ value: type, label: t(`followUp.${type}`) }))}
          chosen={fields.followType}
          onChoose={(type) => onChange(withType(fields, type))}
        />
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
      </Card>
      <NextFields fields={fields} error={errors.nextFollowTime} onChange={onChange} />
      <MoreFields
        target={target}
        fields={fields}
        errors={errors}
        onChange={onChange}
        onPendingFiles={onPendingFiles}
      />
    </Cards>
  )
}

/** A phrase goes on where the text ends; not over the limit. */
function joined(content: string, phrase: string): string {
  const glue = content === '' || /[\s，。；、,.;:：]$/.test(content) ? '' : t('followUp.glue')
  const text = content + glue + phrase
  return Array.from(text).length > contentLength ? content : text
}
