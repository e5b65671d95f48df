import type { FollowUpRecord } from '@zhzz/contract/followUp/calls.ts'
import { momentLabel } from '#followUp/dayLabel.ts'
import styles from '#followUp/NextLine.module.css'
import { isOver } from '#followUp/times.ts'
import { t } from '#i18n/t.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** The next appointment of a record: to come, missed, done or dropped. */
export function NextLine({ record }: { record: Pick<FollowUpRecord, 'nextFollowTime' | 'nextState'> }) {
  const { nextFollowTime, nextState } = record
  if (!nextFollowTime || nextState === 'none') return null
  const time = momentLabel(nextFollowTime)
  if (nextState !== 'open') {
    return (
      <FactLine
        facts={[
          t('followUp.nextAt', { time }),
          t(nextState === 'done' ? 'followUp.nextDone' : 'followUp.nextDropped'),
        ]}
      />
    )
  }
  const overdue = isOver(nextFollowTime)
  return (
    <span className={overdue ? styles.overdue : styles.open}>
      {t(overdue ? 'followUp.overdueAt' : 'followUp.nextAt', { time })}
    </span>
  )
}
