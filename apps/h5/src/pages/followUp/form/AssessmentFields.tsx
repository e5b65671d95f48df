import type { FormPart } from '#followUp/formFields.ts'
import { type FollowStage, type IntentLevel, intentWords, stageWords } from '#followUp/words.ts'
import { t } from '#i18n/t.ts'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { TextField } from '#ui/field/TextField.tsx'

const stages = [
  'new',
  'contacted',
  'interested',
  'demand',
  'quoted',
  'won',
  'lost',
  'invalid',
] as const satisfies readonly FollowStage[]
const levels = ['A', 'B', 'C', 'D'] as const satisfies readonly IntentLevel[]

/** 阶段, 意向等级 and 预算. */
export function AssessmentFields({
  fields,
  budgetError,
  onChange,
}: FormPart & { budgetError: 'budgetWrong' | undefined }) {
  return (
    <>
      <ChoiceField
        label={t('followUp.stage')}
        choices={stages.map((stage) => ({ value: stage, label: t(stageWords[stage]) }))}
        chosen={fields.stage}
        onChoose={(stage) => onChange({ ...fields, stage })}
        onNone={() => onChange({ ...fields, stage: null })}
      />
      <ChoiceField
        label={t('followUp.intent')}
        choices={levels.map((level) => ({ value: level, label: t(intentWords[level]) }))}
        chosen={fields.intentLevel}
        onChoose={(intentLevel) => onChange({ ...fields, intentLevel })}
        onNone={() => onChange({ ...fields, intentLevel: null })}
      />
      <TextField
        label={t('followUp.budget')}
        inputMode="decimal"
        maxLength={20}
        value={fields.budget}
        error={budgetError && t(`followUp.${budgetError}`)}
        onChange={(budget) => onChange({ ...fields, budget })}
      />
    </>
  )
}
