import type { SlotConflict } from '@zhzz/contract/hall/slot.ts'
import { phaseWords } from '#hall/phaseWords.ts'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/hallSchedule/slot/ConflictList.module.css'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** What stands in the way, each with its reason. */
export function ConflictList({ conflicts, total }: { conflicts: readonly SlotConflict[]; total: number }) {
  return (
    <ul className={styles.list}>
      {conflicts.map((conflict) => (
        <li key={`${conflict.from}${conflict.phase}${conflict.title}${conflict.pavilions.join()}`}>
          <b className={styles.title}>{conflict.title || t(phaseWords[conflict.phase])}</b>
          <FactLine
            facts={[
              <span key="why" className={styles.why}>
                {reasonOf(conflict)}
              </span>,
              conflict.reason !== 'slot' && t(phaseWords[conflict.phase]),
              formatDays(conflict.from, conflict.to),
            ]}
          />
        </li>
      ))}
      {total > conflicts.length && (
        <li className={styles.more}>{t('hallSlot.conflictCount', { n: total })}</li>
      )}
    </ul>
  )
}

function reasonOf({ reason, pavilions }: SlotConflict): string {
  if (reason === 'pavilion') return t('hallSlot.becausePavilion', { pavilions: pavilions.join(' ') })
  if (reason === 'wholeHall') return t('hallSlot.becauseWholeHall')
  return t(reason === 'slot' ? 'hallSlot.becauseSlot' : 'hallSlot.becauseUnnamed')
}
