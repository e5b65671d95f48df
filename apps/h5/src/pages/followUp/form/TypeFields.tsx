import { followTypes } from '@zhzz/contract/followUp/calls.ts'
import { type FormPart, withType } from '#followUp/formFields.ts'
import { resultsOf, resultText } from '#followUp/words.ts'
import { t } from '#i18n/t.ts'
import { ChoiceField } from '#pages/followUp/form/ChoiceField.tsx'

/** 跟进方式, and the results that it can have. */
export function TypeFields({ fields, onChange }: FormPart) {
  const { followType, result } = fields
  return (
    <>
      <ChoiceField
        label={t('followUp.type')}
        required
        choices={followTypes.map((type) => ({ value: type, label: t(`followUp.${type}`) }))}
        chosen={followType}
        onChoose={(type) => type && onChange(withType(fields, type))}
      />
      <ChoiceField
        label={t('followUp.result')}
        choices={resultsOf(followType).map((code) => ({ value: code, label: resultText(code, followType) }))}
        chosen={result}
        onChoose={(code) => onChange({ ...fields, result: code })}
      />
    </>
  )
}
