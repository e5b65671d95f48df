import { openTarget } from '#followUp/openTarget.ts'
import type { TargetType } from '#followUp/targetType.ts'
import { type FollowStage, stageWords, targetWords } from '#followUp/words.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/followUp/TargetHead.module.css'
import { Icon } from '#ui/Icon.tsx'
import { Chip } from '#ui/shown/Chip.tsx'

interface TargetHeadProps {
  targetType: TargetType
  targetId: string
  name: string
  target: { stage: FollowStage | null; ownerName: string | null } | undefined
}

/** Whose history this is, how far it is, and who looks after it. */
export function TargetHead({ targetType, targetId, name, target }: TargetHeadProps) {
  const inside = (
    <>
      <span className={styles.text}>
        <strong className={styles.name}>{name || t(targetWords[targetType])}</strong>
        <span className={styles.facts}>
          {name && <Chip>{t(targetWords[targetType])}</Chip>}
          {target?.stage && <Chip tone="blue">{t(stageWords[target.stage])}</Chip>}
          {target?.ownerName && t('followUp.owner', { name: target.ownerName })}
        </span>
      </span>
      {targetType !== 'exhibitor' && <Icon name="forward" size={16} />}
    </>
  )
  if (targetType === 'exhibitor') return <div className={styles.head}>{inside}</div>
  const companyId = targetType === 'company' ? targetId : null
  return (
    <button
      type="button"
      className={styles.head}
      onClick={() => openTarget({ targetType, targetId, companyId, editionId: null })}
    >
      {inside}
    </button>
  )
}
