import type { TargetType } from '#followUp/targetType.ts'
import { type FollowStage, stageWords, targetWords } from '#followUp/words.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/followUp/form/TargetLine.module.css'
import { Chip } from '#ui/shown/Chip.tsx'

/** What the follow-up is about; fixed. */
export function TargetLine({
  targetType,
  name,
  stage,
}: {
  targetType: TargetType
  name: string
  stage: FollowStage | null
}) {
  return (
    <div className={styles.target}>
      <Chip tone="blue">{t(targetWords[targetType])}</Chip>
      <strong className={styles.name}>{name}</strong>
      {stage && <Chip>{t(stageWords[stage])}</Chip>}
    </div>
  )
}
