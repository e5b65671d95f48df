import { Select } from 'antd'
import { type ChosenFact, choices, factName, factText } from '#correct/exhibition/factWords.ts'
import { t } from '#words.ts'

type ChoiceCellProps = { field: ChosenFact; value: string; onWrite: (value: string) => void }

/** What is right, one of few. */
export function ChoiceCell({ field, value, onWrite }: ChoiceCellProps) {
  return (
    <Select
      aria-label={`${t('correctTo')}: ${factName(field)}`}
      allowClear
      style={{ width: '100%' }}
      value={value === '' ? null : value}
      onChange={(chosen: string | undefined) => onWrite(chosen ?? '')}
      options={choices[field].map((one) => ({ value: one, label: factText(field, one) }))}
    />
  )
}
