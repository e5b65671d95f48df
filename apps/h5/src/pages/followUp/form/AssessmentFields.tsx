import { type FormErrors, type FormPart, isDeal } from '#followUp/formFields.ts'
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

/** 阶段 with the amount of an offer or order, 意向等级 and 预算. */
export function AssessmentFields({ fields, errors, onChange }: FormPart & { errors: FormErrors }) {
  return (
    <>
      <ChoiceField
        label={t('followUp.stage')}
        choices={stages.map((stage) => ({ value: stage, label: t(stageWords[stage]) }))}
        chosen={fields.stage}
        onChoose={(stage) => onChange({ ...fields, stage })}
        onNone={() => onChange({ ...fields, stage: null })}
      />
      {isDeal(fields) && (
        <TextField
          label={t(fields.stage === 'won' ? 'followUp.wonAmount' : 'followUp.quotedAmount')}
          inputMode="decimal"
          maxLength={20}
          value={fields.dealAmount}
          error={errors.dealAmount && t(`followUp.${errors.dealAmount}`)}
          onChange={(dealAmount) => onChange({ ...fields, dealAmount })}
        />
      )}
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
        error={errors.budget && t(`followUp.${errors.budget}`)}
        onChange={(budget) => onChange({ ...fields, budget })}
      />
    </>
  )
}
