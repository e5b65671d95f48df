import type { FollowUpRecord } from '@zhzz/contract/followUp/calls.ts'
import { intentWords, resultText, stageWords } from '#followUp/words.ts'
import { formatMoney } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { Chip, Chips } from '#ui/shown/Chip.tsx'

/** Result, stage, intent and budget of a record; nothing when none is known. */
export function RecordTags({ record }: { record: FollowUpRecord }) {
  const { result, stage, intentLevel, budget, followType } = record
  if (!result && !stage && !intentLevel && budget === null) return null
  return (
    <Chips>
      {result && <Chip tone="blue">{resultText(result, followType)}</Chip>}
      {stage && <Chip>{t(stageWords[stage])}</Chip>}
      {intentLevel && <Chip>{t(intentWords[intentLevel])}</Chip>}
      {budget !== null && <Chip>{formatMoney(budget)}</Chip>}
    </Chips>
  )
}
