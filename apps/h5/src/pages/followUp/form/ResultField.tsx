import type { FormPart } from '#followUp/formFields.ts'
import { resultsOf, resultText } from '#followUp/words.ts'
import { t } from '#i18n/t.ts'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'

/** 跟进结果: what can come of this kind of contact. */
export function ResultField({ fields, onChange }: FormPart) {
  const { followType, result } = fields
  return (
    <ChoiceField
      label={t('followUp.result')}
      choices={resultsOf(followType).map((code) => ({ value: code, label: resultText(code, followType) }))}
      chosen={result}
      onChoose={(code) => onChange({ ...fields, result: code })}
      onNone={() => onChange({ ...fields, result: null })}
    />
  )
}
